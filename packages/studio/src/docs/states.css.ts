import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, vars } from '../../../ui/src/theme.css.ts';

export const statesBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlock: `0 ${space[4]}`,
  color: vars.text.secondary,
  fontSize: fontSize.body,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  columnGap: space[3],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

/** A still, its name and its text, each as high in all tiles of a row. */
const tile = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
  marginBlockEnd: space[5],
});
export const spans = styleVariants({ 2: 2, 3: 3, 4: 4, 6: 6 }, (columns) => [
  tile,
  {
    gridColumn: `span ${columns === 2 ? 3 : 6}`,
    '@media': { [media.wide]: { gridColumn: `span ${columns}` } },
  },
]);
export const wholeRow = style([tile, { gridColumn: '1 / -1' }]);

/** Holds one still, or two themes below one another. */
export const stills = style({ display: 'grid', gap: space[1] });

export const still = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: space[24],
  overflow: 'hidden',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.surface.canvas,
});
export const crop = style({ position: 'relative', overflow: 'hidden', inlineSize: '100%' });
export const stillFrame = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  border: 0,
  transformOrigin: '0 0',
  maxInlineSize: 'none',
});
export const stillWait = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: space.half,
  background: vars.border.control,
});
export const stillNote = style({
  margin: space[2],
  color: vars.text.muted,
  fontSize: fontSize.caption,
  lineHeight: lineHeight.caption,
  overflowWrap: 'anywhere',
});

export const stateTools = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: space[8],
});
export const stateName = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[1],
  color: vars.text.primary,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const stateText = style({
  color: vars.text.secondary,
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
});

globalStyle(`${stateTools} > button`, { flex: 'none', whiteSpace: 'nowrap' });
globalStyle(`${stateText} p`, { margin: 0, fontSize: 'inherit', lineHeight: 'inherit' });
