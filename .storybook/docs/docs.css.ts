import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../../packages/ui/src/internal/styles.ts';
import { fontSize, layout, lineHeight, space, vars } from '../../packages/ui/src/theme.css.ts';

/** A page of Storybook's docs; its blocks bring a look of their own, which gives way to the brand's. */
export const frame = style({ color: vars.text.primary, fontFamily: vars.font.ui });

globalStyle(`${frame} :is(h1, h2, h3):not(.sb-unstyled *)`, {
  color: vars.text.primary,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.display.track,
  borderBlockEnd: 0,
});

globalStyle(`${frame} :is(h2, h3):not(.sb-unstyled *)`, { marginBlock: `${space[10]} ${space[4]}` });

/** Names and types of code read from left to right; on a phone their table scrolls within itself. */
export const props = style({ overflowX: 'auto', paddingInline: space.half });

/** Stories that stand in a window of their own. */
export const screen = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: layout.centreHeight,
  marginBlock: `${space[4]} ${space[8]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.surface.canvas,
});

/** As high as what it shows says. */
export const fittedScreen = style([screen, { blockSize: layout.centreHeight, marginBlock: 0 }]);

/** Status and version in a line. */
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
export const propName = style({ fontFamily: 'monospace' });
globalStyle(`${propName} small`, { display: 'block', color: vars.text.muted });
export const propType = style({ fontFamily: 'monospace', overflowWrap: 'anywhere' });

/** Keys stand in a narrow column beside what they do. */
export const keyTable = style({ marginBlock: space[3] });
globalStyle(`${keyTable} th:first-child`, { inlineSize: '36%' });
/** Halves: what to do, and what not. */
export const practices = style({ tableLayout: 'fixed', marginBlock: space[3] });

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

/** A page of words, in Storybook's docs and as a story. */
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
