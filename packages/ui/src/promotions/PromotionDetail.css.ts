import { globalStyle, style } from '@vanilla-extract/css';
import { ringed, text as step } from '../internal/styles.ts';
import { layout, media, space, vars } from '../theme.css.ts';

export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 368px',
      gridTemplateRows: 'auto 1fr',
      gap: space[6],
      alignItems: 'start',
    },
  },
});

export const art = style({
  aspectRatio: '16 / 7',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.surface.skeleton,
});

globalStyle(`${detail}[data-ended] ${art} > img`, { filter: 'grayscale(1)' });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  ...ringed(vars.border.subtle),
  '@media': {
    [media.wide]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      position: 'sticky',
      insetBlockStart: `calc(${layout.headerStuck} + ${space[4]})`,
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const title = style(step('displaySm'));
export const period = style({ ...step('caption'), display: 'grid', color: vars.text.muted });

export const facts = style({ display: 'grid', gap: space[2], color: vars.text.secondary });
globalStyle(`${facts} > div`, { paddingBlockEnd: space[2], borderBlockEnd: `1px solid ${vars.border.subtle}` });

export const wager = style({ display: 'grid', gap: space[1] });
export const terms = style({ ...step('caption'), color: vars.text.secondary });
export const note = style({
  ...step('caption'),
  color: vars.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

export const content = style({ minInlineSize: 0, '@media': { [media.wide]: { gridColumn: 1 } } });
