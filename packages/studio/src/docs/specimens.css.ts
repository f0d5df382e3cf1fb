import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, size, space, vars } from '../../../ui/src/theme.css.ts';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${space[24]} * 2)), 1fr))`,
  gap: space[4],
  marginBlock: `${space[4]} ${space[6]}`,
});

export const swatch = style({
  display: 'grid',
  gridTemplateColumns: `${size.avatarLg} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[3],
});

export const twoSwatches = style([swatch, { gridTemplateColumns: `${size.avatarLg} ${size.avatarLg} minmax(0, 1fr)` }]);

export const sample = style({
  blockSize: size.avatarLg,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  forcedColorAdjust: 'none',
});

export const fill = style({ display: 'grid', placeItems: 'center', blockSize: '100%', borderRadius: 'inherit' });
export const dot = style({ inlineSize: '40%', blockSize: '40%', borderRadius: vars.radius.pill });

export const name = style({
  display: 'block',
  color: vars.text.primary,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
  fontWeight: vars.weight.medium,
});
export const value = style({
  display: 'block',
  color: vars.text.secondary,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});

export const bar = style({
  maxInlineSize: '100%',
  blockSize: space[4],
  borderRadius: vars.radius.xs,
  background: vars.action.primary,
  forcedColorAdjust: 'none',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, 3fr)`,
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[2],
});
export const rows = style({ display: 'grid', marginBlock: `${space[4]} ${space[6]}` });

export const raised = style([sample, { border: 0, background: vars.surface.raised }]);

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: `${space[4]} ${space[6]}` });
export const cell = style({
  padding: `${space[2]} ${space[3]} ${space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const headCell = style([cell, { color: vars.text.primary, fontWeight: vars.weight.semibold }]);

export const island = style({
  padding: space[6],
  marginBlock: space[4],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontFamily: vars.font.ui,
  overflowWrap: 'anywhere',
});

export const track = style({
  position: 'relative',
  blockSize: space[6],
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
});
export const runner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: vars.radius.pill,
  background: vars.action.primary,
  forcedColorAdjust: 'none',
  selectors: { '[data-gone] > &': { insetInlineStart: `calc(100% - ${space[6]})` } },
});

export const art = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.card });
export const band = style([art, { marginBlock: space[6] }]);
export const wall = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${space[16]} * 2)), 1fr))`,
  gap: space[4],
  marginBlock: space[4],
});
