import { style } from '@vanilla-extract/css';
import { ellipsis, figure, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const game = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: vars.text.muted });

/** Same height in every language and for any stakes, because the skeleton knows neither. */
export const seats = style({
  ...step('caption'),
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: '34px',
  color: vars.text.muted,
});

export const places = style({ display: 'flex', gap: space[1] });

/** Filled or hollow, so that colour is not the only difference. */
export const place = style({
  inlineSize: '14px',
  blockSize: '14px',
  border: `2px solid ${vars.border.control}`,
  borderRadius: '50%',
  selectors: {
    '&[data-taken]': { background: vars.action.primary, borderColor: vars.action.primary },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-taken]': { background: 'CanvasText', borderColor: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '56px',
});

export const stake = style({ display: 'grid', justifyItems: 'start', flex: '1 1 96px', minInlineSize: 0 });
export const label = style({ ...step('caption'), color: vars.text.muted });
export const amount = style({ ...figure, fontSize: '16px', lineHeight: '20px', overflowWrap: 'anywhere' });
