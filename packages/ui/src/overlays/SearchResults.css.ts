import { style } from '@vanilla-extract/css';
import { clamped, eased, ellipsis, numeric, ringed, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[5]} ${space[6]}`,
  '@media': { [media.pair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The "see all" link appears beside the title but is last in arrow-key order. */
export const group = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  '@media': {
    [media.pair]: {
      selectors: {
        '&[data-kind="cards"]': { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

export const groupTitle = style({
  ...text('body'),
  gridColumn: 1,
  gridRow: 1,
  alignSelf: 'center',
  minInlineSize: 0,
  paddingBlock: space[2],
  fontWeight: vars.weight.semibold,
});

export const count = style({
  ...text('caption'),
  ...numeric,
  marginInlineStart: space[1],
  color: vars.text.muted,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: '52px',
  paddingBlock: space[2],
  color: vars.text.primary,
  ...eased('background', 'box-shadow'),
  selectors: {
    [`${group}[data-kind="rows"] &`]: {
      gridColumn: '1 / -1',
      paddingInline: space[2],
      borderRadius: vars.radius.sm,
    },
    [`${group}[data-kind="cards"] &`]: {
      marginBlockEnd: space[2],
      paddingInline: space[2],
      borderRadius: vars.radius.md,
      ...ringed(vars.border.subtle),
    },
    [`${groupTitle} + &`]: { gridColumnStart: 1 },
    '&&[aria-selected="true"]': { background: vars.surface.selected, ...ringed(vars.focus.ring, '2px') },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } },
    [`not all and ${media.pair}`]: {
      selectors: { [`${group}[data-kind="cards"] &`]: { gridColumn: '1 / -1' } },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px dashed Highlight', outlineOffset: '-4px' } },
    },
  },
});

export const picture = style({
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-size="md"]': { inlineSize: '48px', blockSize: '60px' },
    '&[data-size="sm"]': { inlineSize: '36px', blockSize: '36px' },
  },
});

export const emblem = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  color: vars.text.brand,
});

/** Each line stands at the start of the page, whatever its own direction. */
export const words = style({ display: 'grid', flex: 1, justifyItems: 'start', minInlineSize: 0 });

export const name = style({
  ...text('body'),
  ...clamped(2),
  maxInlineSize: '100%',
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const mark = style({
  background: 'none',
  color: vars.text.brand,
  textDecorationLine: 'underline',
  textDecorationColor: vars.action.accentEdge,
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
});

const detail = style({ ...text('caption'), ...ellipsis, maxInlineSize: '100%', color: vars.text.muted });

export { detail as text };

export const seeAll = style({
  ...text('label'),
  gridColumn: 2,
  gridRow: 1,
  justifySelf: 'end',
  alignSelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  color: vars.text.link,
  selectors: {
    '&[aria-selected="true"]': ringed(vars.focus.ring, '2px'),
    '&:hover': { textDecorationLine: 'underline' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: size.touch },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px dashed Highlight', outlineOffset: '-4px' } },
    },
  },
});
