import { globalStyle, style } from '@vanilla-extract/css';
import { figure, raisedCard, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  ...raisedCard,
  overflowWrap: 'anywhere',
});

export const art = style({
  flex: 'none',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.surface.skeleton,
});

globalStyle(`${item}[data-state="soldOut"] ${art} > img`, { filter: 'grayscale(1)' });

export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space[1],
  padding: space[4],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
});
export const name = style({ minInlineSize: 0, fontWeight: vars.weight.semibold });
export const stock = style({ ...step('caption'), minInlineSize: 0, color: vars.text.muted });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[2],
});

export const price = style({ ...figure, minInlineSize: 0, fontSize: '20px', lineHeight: '26px' });
export const unit = style({
  ...step('caption'),
  color: vars.text.muted,
  fontFamily: vars.font.ui,
  fontWeight: vars.weight.regular,
});
export const missing = style({ ...step('caption'), color: vars.text.secondary });
