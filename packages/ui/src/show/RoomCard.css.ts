import { style } from '@vanilla-extract/css';
import { ellipsis, figure, text as step } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';

export const game = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: vars.text.muted });

export const seats = style({
  ...step('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: vars.text.muted,
});

export const places = style({ display: 'flex', gap: space[1] });

/** Filled and hollow, so that colour is not what tells them apart. */
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
  minBlockSize: size.control,
});

/** Breaks within itself before the button leaves its line. */
export const stake = style({ display: 'grid', justifyItems: 'start', flex: '1 1 96px', minInlineSize: 0 });
export const label = style({ ...step('caption'), color: vars.text.muted });
export const amount = style({ ...figure, fontSize: '16px', lineHeight: '20px', overflowWrap: 'anywhere' });
