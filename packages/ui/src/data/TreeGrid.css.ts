import { style } from '@vanilla-extract/css';
import { clamped, eased, ellipsis, numeric, raisedCard, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

const phone = '(max-width: 639.98px)';
const forced = '(forced-colors: active)';
const subtle = `1px solid ${vars.border.subtle}`;

export const region = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  maxBlockSize: 'clamp(320px, 100dvh - 380px, 720px)',
  overflow: 'auto',
  ...raisedCard,
  overscrollBehaviorInline: 'contain',
  '@media': { [phone]: { maxBlockSize: 'clamp(320px, 100dvh - 290px, 720px)' } },
});

/** Invisible element as high as two lines of a row in the reader's text size. */
export const measure = style({
  position: 'absolute',
  zIndex: -1,
  display: 'grid',
  ...text('label'),
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const grid = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 'var(--width)',
  borderSpacing: 0,
  ...text('label'),
  fontWeight: vars.weight.regular,
  '@media': { [phone]: { minInlineSize: 0 } },
});

export const head = style({
  position: 'sticky',
  zIndex: 10,
  insetBlockStart: 0,
  display: 'block',
  background: vars.surface.raised,
});

export const body = style({ position: 'relative', display: 'block' });

const cells = {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  columnGap: '10px',
  paddingInlineEnd: '10px',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)', paddingInlineEnd: space[4] } },
} as const;

export const headRow = style({
  ...cells,
  minBlockSize: size.tableHead,
  borderBlockEnd: `1px solid ${vars.border.default}`,
  '@media': { [phone]: { ...cells['@media'][phone], minBlockSize: '34px' } },
});

export const columnHead = style({
  ...text('caption'),
  ...clamped(3),
  alignSelf: 'center',
  minInlineSize: 0,
  padding: 0,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&:first-child': { paddingInlineStart: '10px' },
  },
  '@media': { [phone]: { selectors: { '&:first-child': { paddingInlineStart: space[4] } } } },
});

export const headNote = style({ display: 'block', fontWeight: vars.weight.regular });

export const row = style({
  ...cells,
  position: 'absolute',
  insetInline: 0,
  blockSize: 'var(--row)',
  borderBlockEnd: subtle,
  outline: 0,
  cursor: 'pointer',
  selectors: {
    '&[aria-hidden]': { cursor: 'default' },
    '&[aria-current]': { background: vars.surface.selected },
    // In normal flow at the top of the otherwise absolute body, so it sticks while the body is visible.
    '&[data-sticky]': { position: 'sticky', blockSize: 'var(--sticky)', background: vars.surface.sunken },
    '&[data-folded]': { cursor: 'pointer' },
    '&[data-last]': { boxShadow: vars.shadow.sm },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-hidden], [aria-current], [data-sticky])': { background: vars.surface.hover } },
    },
    [phone]: cells['@media'][phone],
    [forced]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

const guides = (indent: string, from: string) => ({
  insetInlineStart: from,
  inlineSize: `calc((var(--level) - 1) * ${indent})`,
  background: `repeating-linear-gradient(to right, ${vars.border.default} 0 1px, transparent 1px ${indent})`,
});

export const treeCell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  padding: 0,
  paddingInlineStart: 'calc((var(--level) - 1) * 24px + 9px)',
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
  '::before': { content: '', position: 'absolute', insetBlock: 0, ...guides('24px', '20px'), pointerEvents: 'none' },
  '@media': {
    [phone]: {
      paddingInlineStart: 'calc((var(--level) - 1) * 14px + 12px)',
      selectors: { '[data-sticky] > &': { paddingInlineStart: 'calc((var(--level) - 1) * 14px)' } },
      '::before': guides('14px', '17px'),
    },
  },
});

export const toggle = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  ...eased('color'),
  '@media': {
    [phone]: { inlineSize: size.touch, selectors: { '&:not([data-toggle])': { inlineSize: space[2] } } },
  },
});

export const picture = style({
  flex: 'none',
  marginInlineStart: '7px',
  '@media': { [phone]: { marginInlineStart: 0 } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyContent: 'start',
  minInlineSize: 0,
  marginInlineStart: space[2],
  '@media': { [phone]: { marginInlineStart: 0, selectors: { [`${picture} + &`]: { marginInlineStart: space[2] } } } },
});

export const name = style({ ...ellipsis, fontWeight: vars.weight.semibold });

export const match = style({
  borderRadius: vars.radius.xs,
  background: vars.surface.accentSubtle,
  color: vars.text.accent,
  '@media': { [forced]: { background: 'Mark', color: 'MarkText' } },
});

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minInlineSize: 0,
  padding: 0,
  selectors: {
    '&[data-align="end"]': { ...numeric, textAlign: 'end' },
    '&[data-role="action"]': { justifyItems: 'end' },
  },
});

export const main = style({ minInlineSize: 0 });

export const note = style({
  ...text('caption'),
  ...ellipsis,
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  selectors: { '[aria-current] &': { color: vars.text.secondary } },
});

export const figures = style({
  ...numeric,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  padding: 0,
  color: vars.text.muted,
});

export const onward = style({ color: vars.text.muted, selectors: { '[data-sticky] &': { display: 'none' } } });

export const pair = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0, auto)',
  justifyItems: 'end',
  alignItems: 'baseline',
  minInlineSize: 0,
  color: vars.text.primary,
  selectors: { '[data-sticky] &': { gridAutoFlow: 'column', gap: space[4] } },
});

export const figure = style({ ...ellipsis, maxInlineSize: '100%' });

export const folded = style({
  marginInlineStart: '32px',
  color: vars.text.muted,
  '@media': { [phone]: { marginInlineStart: size.touch } },
});

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
  marginInlineStart: space[2],
  color: vars.text.secondary,
});

export const retry = style({
  minBlockSize: size.controlSm,
  borderRadius: vars.radius.xs,
  color: vars.text.link,
  fontWeight: vars.weight.medium,
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch } },
});
