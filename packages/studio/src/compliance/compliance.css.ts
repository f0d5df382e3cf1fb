import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, layout, lineHeight, space, vars } from '../../../ui/src/theme.css.ts';

const phone = '(max-width: 639.98px)';

/** Wider than pages of words, as tables need the room. */
export const sheet = style({
  marginInline: `min(0px, (100% - min(${layout.content}, 100vw - 80px)) / 2)`,
  color: vars.text.primary,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[4]}`,
});
globalStyle(`${head} > *`, { margin: 0 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], flex: 1 });
export const files = style({ display: 'flex', gap: space[4] });

export const badge = style({
  paddingInline: space[2],
  borderRadius: vars.radius.xs,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
  selectors: {
    '&[data-tone="positive"]': { background: vars.surface.positiveSubtle, color: vars.text.positive },
    '&[data-tone="warning"]': { background: vars.surface.warningSubtle, color: vars.text.warning },
    '&[data-tone="negative"]': { background: vars.surface.negativeSubtle, color: vars.text.negative },
    '&[data-tone="info"]': { background: vars.surface.infoSubtle, color: vars.text.info },
  },
});

export const panel = style({
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
});

export const tallies = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: space[3],
  padding: 0,
  marginBlock: space[4],
  listStyle: 'none',
});
export const tally = style([panel, { display: 'flex', gap: space[3], padding: space[3], fontSize: fontSize.label }]);
export const count = style({ fontFamily: vars.font.display, fontSize: '2rem', lineHeight: 1.2 });

export const timeline = style([panel, { padding: space[4], marginBlock: space[4] }]);
export const timelineTitle = style({ margin: 0 });
globalStyle(`${timeline} > h2`, { margin: 0, fontSize: '1.25rem', lineHeight: lineHeight.bodyLg });
export const quiet = style({ margin: 0, color: vars.text.secondary, fontSize: fontSize.label });
export const line = style({
  position: 'relative',
  blockSize: '56px',
  marginInline: space[3],
  '@media': { [phone]: { display: 'none' } },
});
globalStyle(`${line}::before`, {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '40px',
  borderBlockStart: `2px solid ${vars.border.control}`,
});
export const tick = style({
  position: 'absolute',
  insetBlockStart: '8px',
  paddingInlineStart: space[1],
  paddingBlockEnd: space[3],
  borderInlineStart: `1px solid ${vars.border.control}`,
  color: vars.text.secondary,
  fontSize: fontSize.caption,
  whiteSpace: 'nowrap',
});
export const dot = style({
  position: 'absolute',
  insetBlockStart: '34px',
  inlineSize: '14px',
  blockSize: '14px',
  marginInlineStart: '-7px',
  border: `3px solid ${vars.text.info}`,
  borderRadius: vars.radius.pill,
  background: vars.text.info,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-kind="today"]': { borderColor: vars.text.positive, background: vars.text.positive },
    '&[data-kind="may-move"]': { borderColor: vars.text.negative, background: vars.surface.raised },
  },
});
export const changes = style({ display: 'grid', gap: space[1], padding: 0, margin: 0, listStyle: 'none' });

export const scroller = style([panel, { overflowX: 'auto', marginBlock: space[4] }]);

const cells = ':is(th, td)';
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.label });
globalStyle(`${table} ${cells}`, {
  padding: space[2],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
  color: vars.text.primary,
  overflowWrap: 'break-word',
});
globalStyle(`${table} thead th`, { color: vars.text.secondary, fontSize: fontSize.caption, whiteSpace: 'nowrap' });
globalStyle(`${table} tbody th`, { minInlineSize: '180px' });
globalStyle(`${table} :is(code, small)`, { display: 'block', color: vars.text.secondary, fontWeight: 400 });
globalStyle(`${table} tr[data-unproved] ${cells}`, {
  background: vars.surface.negativeSubtle,
  color: vars.text.negative,
});
globalStyle(`${table} :is(thead, td, tr, tbody)`, { '@media': { [phone]: { display: 'block' } } });
globalStyle(`${table} thead`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`${table} tbody tr`, {
  '@media': { [phone]: { padding: space[3], borderBlockEnd: `1px solid ${vars.border.default}` } },
});
globalStyle(`${table} tbody ${cells}`, {
  '@media': { [phone]: { display: 'block', padding: `${space[1]} 0`, borderBlockEnd: 0 } },
});
globalStyle(`${table} td[data-head]::before`, {
  '@media': { [phone]: { content: 'attr(data-head) ": "', color: vars.text.secondary } },
});
