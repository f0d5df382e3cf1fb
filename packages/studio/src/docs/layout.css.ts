import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../../../ui/src/internal/styles.ts';
import { fontSize, lineHeight, space, vars } from '../../../ui/src/theme.css.ts';

const withIndex = '(min-width: 1024px)';

/** A component's page: its sections, with their index beside them where there is room. */
export const component = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  '@media': { [withIndex]: { gridTemplateColumns: 'minmax(0, 1fr) 148px' } },
});
globalStyle(`.sbdocs-content:has(${component})`, { maxInlineSize: '1160px' });
globalStyle(`.sbdocs-wrapper:has(${component})`, { paddingBlock: space[8], paddingInline: space[5] });

export const main = style({ minInlineSize: 0 });
globalStyle(`${main} > p`, { marginBlock: space[2], fontSize: fontSize.bodyLg, lineHeight: lineHeight.bodyLg });
export const title = style([text('displayLg'), { marginBlock: `0 ${space[2]}`, color: vars.text.primary }]);

export const section = style({
  minInlineSize: 0,
  paddingBlockStart: space[5],
  marginBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.border.default}`,
});
globalStyle(`.sbdocs ${section} > h2`, {
  marginBlock: `0 ${space[3]}`,
  paddingBlock: 0,
  scrollMarginBlockStart: space[5],
  fontSize: '1.25rem',
  lineHeight: lineHeight.bodyLg,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  columnGap: space[8],
});

export const index = style({
  display: 'none',
  '@media': { [withIndex]: { position: 'sticky', insetBlockStart: space[8], display: 'block', alignSelf: 'start' } },
});
export const indexHead = style({
  margin: `0 0 ${space[2]}`,
  color: vars.text.primary,
  fontSize: fontSize.label,
  fontWeight: vars.weight.semibold,
});
export const indexList = style({ margin: 0, padding: 0, listStyle: 'none' });
export const indexLink = style({
  display: 'block',
  paddingBlock: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.border.default}`,
  color: vars.text.secondary,
  fontSize: fontSize.label,
  lineHeight: lineHeight.body,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-current]': { borderColor: vars.text.link, color: vars.text.link, fontWeight: vars.weight.semibold },
  },
});

export const practices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space[4],
});
const practice = style({
  paddingInline: space[4],
  paddingBlock: space[3],
  border: `1px solid ${vars.border.default}`,
  borderBlockStartWidth: '3px',
  borderRadius: vars.radius.card,
});
export const good = style([practice, { borderBlockStartColor: vars.text.positive }]);
export const bad = style([practice, { borderBlockStartColor: vars.text.negative }]);
export const practiceHead = style({ margin: 0, fontSize: fontSize.body, fontWeight: vars.weight.semibold });
globalStyle(`${good} > ${practiceHead}`, { color: vars.text.positive });
globalStyle(`${bad} > ${practiceHead}`, { color: vars.text.negative });

export const related = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${related} > li`, {
  paddingInline: space[4],
  paddingBlock: space[2],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.control,
  fontSize: fontSize.body,
});
