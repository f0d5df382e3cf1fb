import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../../../ui/src/internal/styles.ts';
import { fontSize, layout, lineHeight, space, vars } from '../../../ui/src/theme.css.ts';

const wide = '(min-width: 1100px)';

export const sheet = style({
  display: 'grid',
  gap: space[6],
  // Wider than the words of other pages, as two columns stand side by side.
  marginInline: `min(0px, (100% - min(${layout.content}, 100vw - 80px)) / 2)`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 168px', rowGap: 0 } },
});

export const reference = style([text('body'), { minInlineSize: 0, overflowWrap: 'anywhere' }]);
globalStyle(`${reference} h2`, {
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.border.default}`,
  scrollMarginBlockStart: space[4],
});
globalStyle(`${reference} p`, { marginBlock: space[3] });
globalStyle(`${reference} article ul`, {
  padding: 0,
  margin: 0,
  listStyle: 'none',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
});
globalStyle(`${reference} li`, { padding: `${space[2]} ${space[3]}` });
globalStyle(`${reference} li + li`, { borderBlockStart: `1px solid ${vars.border.default}` });
globalStyle(`${reference} :is(code, th, pre)`, { fontFamily: 'monospace', fontWeight: 400 });
globalStyle(`${reference} table`, {
  inlineSize: '100%',
  borderSpacing: 0,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  marginBlockEnd: space[4],
  color: vars.text.primary,
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
});
globalStyle(`${reference} caption`, {
  color: vars.text.primary,
  fontWeight: 600,
  paddingBlock: space[2],
  textAlign: 'start',
});
globalStyle(`${reference} :is(th, td)`, {
  padding: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${reference} tr + tr :is(th, td)`, { borderBlockStart: `1px solid ${vars.border.subtle}` });
globalStyle(`${reference} th[scope="col"]`, {
  color: vars.text.secondary,
  fontFamily: vars.font.ui,
  fontSize: fontSize.caption,
  fontWeight: 600,
});
globalStyle(`${reference} td:nth-child(3)`, { whiteSpace: 'nowrap' });
globalStyle(`${reference} th`, { overflowWrap: 'normal' });
globalStyle(`${reference} th[scope="row"]`, { '@media': { '(max-width: 599px)': { overflowWrap: 'anywhere' } } });

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
globalStyle(`${reference} :is(${facts}, h2) span`, {
  paddingInline: space[2],
  marginInlineStart: space[1],
  borderRadius: vars.radius.xs,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontFamily: vars.font.ui,
  fontSize: fontSize.label,
  fontWeight: 400,
});

export const address = style({
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  color: vars.text.primary,
  fontFamily: 'monospace',
});

globalStyle(`${address} b`, { color: vars.text.info });

export const call = style({
  display: 'grid',
  gap: `0 ${space[5]}`,
  '@media': { '(min-width: 960px)': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 8fr)' } },
});

export const example = style({ marginBlockEnd: space[4] });
export const exampleHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
globalStyle(`${exampleHead} h3`, { marginBlock: space[2] });
globalStyle(`${example} pre`, {
  padding: space[4],
  marginBlock: space[2],
  borderRadius: vars.radius.md,
  background: vars.surface.stageSunken,
  color: vars.text.onStage,
  whiteSpace: 'pre-wrap',
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
});

const level = style({ padding: `${space.half} ${space[2]}`, borderRadius: vars.radius.xs, fontSize: fontSize.caption });
export const must = style([level, { background: vars.surface.negativeSubtle, color: vars.text.negative }]);
export const should = style([level, { background: vars.surface.warningSubtle, color: vars.text.warning }]);
export const may = style([level, { background: vars.surface.sunken, color: vars.text.secondary }]);

export const contents = style({
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: space[4],
      gridArea: '1 / 2 / span 2',
      blockSize: 'fit-content',
      borderInlineStart: `2px solid ${vars.border.default}`,
    },
  },
});
globalStyle(`${contents} ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '@media': { [wide]: { display: 'block' } },
});
globalStyle(`${contents} a`, {
  display: 'block',
  padding: `${space[1]} ${space[3]}`,
  color: vars.text.link,
});
