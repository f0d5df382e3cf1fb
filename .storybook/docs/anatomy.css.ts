import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, vars } from '../../packages/ui/src/theme.css.ts';

/** The story, as wide as it can be, and below it its parts. */
export const figure = style({ display: 'grid', gap: space[4], marginBlock: space[4] });

export const mark = style({
  position: 'absolute',
  translate: '-50% -50%',
  inlineSize: space[5],
  blockSize: space[5],
  border: `1px solid ${vars.surface.raised}`,
  borderRadius: vars.radius.pill,
  background: vars.text.primary,
  color: vars.surface.raised,
  fontSize: fontSize.caption,
  lineHeight: space[5],
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});

export const partList = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${space[24]} * 2)), 1fr))`,
  gap: `${space[3]} ${space[8]}`,
  margin: 0,
  paddingInlineStart: space[6],
  listStyle: 'decimal',
  color: vars.text.secondary,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
});
export const partName = style({ display: 'block', color: vars.text.primary, fontWeight: vars.weight.semibold });
