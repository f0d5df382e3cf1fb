import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, space, vars, z } from '../../../ui/src/theme.css.ts';
import { panel, sheet } from './compliance.css.ts';

const phone = '(max-width: 639.98px)';
const narrow = '(max-width: 1099.98px)';
const cells = ':is(th, td)';

export const matrixPage = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    gap: `0 ${space[4]}`,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const matrixBar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
globalStyle(`${matrixBar} h1`, { margin: 0 });
export const chip = style({
  minBlockSize: '32px',
  paddingInline: space[3],
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  color: vars.text.primary,
  font: 'inherit',
  fontSize: fontSize.label,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { background: vars.surface.selected, borderColor: vars.text.link } },
});
export const compare = style({ display: 'flex', alignItems: 'center', gap: space[2], fontSize: fontSize.label });
globalStyle(`${matrixBar} :is(input, select)`, {
  minBlockSize: '32px',
  paddingInline: space[2],
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.raised,
  color: vars.text.primary,
  font: 'inherit',
  fontSize: fontSize.label,
});
export const choice = style({ display: 'none', '@media': { [phone]: { display: 'flex', gap: space[2] } } });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  margin: 0,
  marginInlineStart: 'auto',
  color: vars.text.secondary,
  fontSize: fontSize.label,
});

const certainties = {
  '&[data-certainty="sourced"]': { background: vars.surface.positiveSubtle },
  '&[data-certainty="secondary"]': {
    background: `repeating-linear-gradient(135deg, ${vars.surface.warningSubtle} 0 6px, ${vars.surface.raised} 6px 12px)`,
  },
  '&[data-certainty="unverified"]': { background: vars.surface.negativeSubtle },
};
export const swatch = style({
  display: 'inline-block',
  inlineSize: '14px',
  blockSize: '14px',
  marginInlineEnd: space[1],
  border: `1px solid ${vars.border.control}`,
  verticalAlign: '-2px',
  selectors: certainties,
});

export const matrix = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.label });
globalStyle(`${matrix} ${cells}`, { padding: 0, border: `1px solid ${vars.border.subtle}`, color: vars.text.primary });
// A cell needs a height for its button to fill it.
globalStyle(`${matrix} td`, { blockSize: '1px' });
globalStyle(`${matrix} th`, { padding: `${space[2]} ${space[3]}`, textAlign: 'start', whiteSpace: 'nowrap' });
globalStyle(`${matrix} tbody th[scope="row"]`, {
  position: 'sticky',
  insetInlineStart: 0,
  background: vars.surface.raised,
  fontFamily: 'monospace',
  fontWeight: 400,
  '@media': { [phone]: { whiteSpace: 'normal' } },
});
globalStyle(`${matrix} thead th[data-held]`, { background: vars.action.primary, color: vars.action.onPrimary });
globalStyle(`${matrix} td[data-held], ${matrix} tr[data-held] :is(td, th)`, {
  borderColor: vars.text.link,
  borderInlineWidth: '2px',
});
globalStyle(`${matrix} tr[data-held] :is(td, th)`, { borderInlineWidth: '1px', borderBlockWidth: '2px' });
globalStyle(`${matrix} :is(td, thead th[data-profile]):not([data-shown])`, {
  '@media': { [phone]: { display: 'none' } },
});
export const group = style({ background: vars.surface.sunken });
export const value = style({
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: '56px',
  maxInlineSize: '180px',
  minBlockSize: '44px',
  padding: space[2],
  border: 0,
  background: 'none',
  color: vars.text.primary,
  font: 'inherit',
  fontSize: fontSize.label,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [phone]: { maxInlineSize: 'none' } },
  selectors: {
    ...certainties,
    '&[aria-pressed="true"], &:focus-visible': { outline: `2px solid ${vars.text.link}`, outlineOffset: '-2px' },
    '&[data-changed]': { boxShadow: `inset 0 0 0 2px ${vars.text.info}` },
  },
});
export const nothing = style({ color: vars.text.secondary });
export const mark = style({ color: vars.text.negative, fontWeight: 700 });
export const becomes = style({ color: vars.text.info });
export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const aside = style([
  panel,
  {
    alignSelf: 'start',
    position: 'sticky',
    insetBlockStart: space[4],
    padding: space[4],
    marginBlock: space[4],
    fontSize: fontSize.label,
    '@media': {
      [narrow]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        insetBlockStart: 'auto',
        zIndex: z.overlay,
        maxBlockSize: '70dvh',
        margin: 0,
        overflowY: 'auto',
        borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
      },
    },
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.text.link}`, outlineOffset: '-2px' } },
  },
]);
globalStyle(`${aside}[data-empty]`, { '@media': { [narrow]: { position: 'static', borderRadius: vars.radius.md } } });
export const asideTitle = style({ margin: `${space[2]} 0`, fontFamily: vars.font.display, fontSize: '1.25rem' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: space[2],
  marginBlock: space[3],
});
globalStyle(`${facts} dt`, { color: vars.text.secondary });
globalStyle(`${facts} dd`, { margin: 0 });
export const open = style({
  display: 'block',
  padding: space[3],
  borderRadius: vars.radius.control,
  background: vars.action.primary,
  color: vars.action.onPrimary,
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
});
export const close = style([chip, { float: 'inline-end', '@media': { '(min-width: 1100px)': { display: 'none' } } }]);
