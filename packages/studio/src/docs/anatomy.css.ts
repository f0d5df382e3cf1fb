import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, vars } from '../../../ui/src/theme.css.ts';

export const figure = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[8] });

/** The frame with its marks, whose border is 1 px. */
export const drawing = style({ position: 'relative', inlineSize: '100%', maxInlineSize: '100%' });

export const mark = style({
  inlineSize: '22px',
  blockSize: '22px',
  border: `1px solid ${vars.surface.raised}`,
  borderRadius: vars.radius.pill,
  background: vars.text.primary,
  color: vars.surface.raised,
  fontSize: fontSize.caption,
  lineHeight: '20px',
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});
globalStyle(`${drawing} > ${mark}`, { position: 'absolute', translate: 'calc(-50% + 1px) calc(-50% + 1px)' });

export const partList = style({
  display: 'grid',
  flex: '1 1 260px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${space[4]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text.secondary,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
});
globalStyle(`${partList} > li`, { position: 'relative', paddingInlineStart: space[8] });
globalStyle(`${partList} ${mark}`, { position: 'absolute', insetInlineStart: 0, insetBlockStart: 0 });
export const partName = style({ display: 'block', color: vars.text.primary, fontWeight: vars.weight.semibold });
