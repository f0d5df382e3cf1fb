import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../../../ui/src/internal/styles.ts';
import { fontSize, layout, lineHeight, space, vars } from '../../../ui/src/theme.css.ts';

/** Styles for docs pages; they override the defaults of Storybook's blocks. */
export const frame = style({ color: vars.text.primary, fontFamily: vars.font.ui });

globalStyle(`${frame} :is(h1, h2, h3):not(.sb-unstyled *)`, {
  color: vars.text.primary,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.display.track,
  borderBlockEnd: 0,
});

globalStyle(`${frame} :is(h2, h3):not(.sb-unstyled *)`, { marginBlock: `${space[10]} ${space[4]}` });

export const props = style({ overflowX: 'auto', paddingInline: space.half });
// Narrower, its columns would break between any two letters.
globalStyle(`${props} table`, { minInlineSize: '36rem' });

export const screen = style({
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: layout.centreHeight,
  overflow: 'hidden',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.surface.canvas,
});

export const inside = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlock: space[2],
  color: vars.text.secondary,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlock: space[2] });

export const badge = style({
  paddingInline: space[2],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.xs,
  color: vars.text.secondary,
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.text.primary,
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td)`, {
  padding: space[2],
  borderBlockEnd: `1px solid ${vars.border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const propName = style({ fontFamily: 'monospace', whiteSpace: 'nowrap' });
export const propDefault = style({ fontFamily: 'monospace', whiteSpace: 'nowrap' });
globalStyle(`${propName} small`, { display: 'block', color: vars.text.muted });
export const propType = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' });

export const keyTable = style({ marginBlock: space[3] });
globalStyle(`${keyTable} th:first-child`, { inlineSize: '36%' });

export const key = style({
  display: 'inline-block',
  paddingInline: space[2],
  marginInlineEnd: space[1],
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.xs,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontFamily: 'monospace',
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
});

export const page = style({ maxInlineSize: layout.contentNarrow, marginInline: 'auto', overflowWrap: 'anywhere' });

export const heading = style({ color: vars.text.primary, marginBlock: `${space[10]} ${space[3]}` });
export const title = style([text('displayXl'), { marginBlock: `0 ${space[4]}` }]);
export const section = style([heading, text('displayMd')]);
export const part = style([heading, text('title'), { marginBlock: `${space[6]} ${space[2]}` }]);
export const words = style([text('bodyLg'), { color: vars.text.secondary, marginBlock: space[3] }]);
export const list = style([words, { display: 'grid', gap: space[2], paddingInlineStart: space[5], listStyle: 'disc' }]);
export const ordered = style([list, { listStyle: 'decimal' }]);
export const link = style({ color: vars.text.link, textDecoration: 'underline' });
export const code = style({
  padding: `1px ${space[1]}`,
  borderRadius: vars.radius.xs,
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontFamily: 'monospace',
  fontSize: '0.92em',
  overflowWrap: 'anywhere',
});
export const block = style({
  padding: space[4],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  color: vars.text.primary,
  whiteSpace: 'pre-wrap',
  direction: 'ltr',
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
});
globalStyle(`${block} code`, { padding: 0, background: 'none' });
