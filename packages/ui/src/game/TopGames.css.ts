import { style } from '@vanilla-extract/css';
import { ellipsis, figure, text as step } from '../internal/styles.ts';
import { fontSize, layout, media, space, vars } from '../theme.css.ts';

export const top = style({ display: 'grid', alignContent: 'start', gap: space[2], minInlineSize: 0 });

export const title = style(step('displayMd'));

export const list = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${layout.marginMobile})`,
  paddingInline: layout.marginMobile,
  '@media': {
    [media.pair]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(5, calc(80em / 14))',
      gridAutoFlow: 'column',
      columnGap: space[5],
      gap: `0 ${space[5]}`,
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
});

export const item = style({ flex: 'none', minInlineSize: 0, '@media': { [media.pair]: { display: 'grid' } } });

export const way = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'end',
  inlineSize: 'calc(160em / 14)',
  minInlineSize: 0,
  borderRadius: vars.radius.md,
  '@media': {
    [media.pair]: {
      gridTemplateColumns: 'calc(56em / 14) calc(52em / 14) minmax(0, 1fr)',
      alignItems: 'center',
      justifyContent: 'stretch',
      columnGap: space[3],
      inlineSize: 'auto',
      borderBlockEnd: `1px solid ${vars.border.subtle}`,
      borderRadius: 0,
    },
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } },
  },
});

/** Outlined from the fourth on: the list itself says the order. */
export const rank = style({
  ...figure,
  fontSize: 'calc(84em / 14)',
  lineHeight: 0.8,
  letterSpacing: '-0.04em',
  textAlign: 'center',
  color: 'transparent',
  WebkitTextStroke: `1.25px ${vars.border.accent}`,
  selectors: { '&[data-first]': { color: vars.text.accent, WebkitTextStroke: '0' } },
  '@media': {
    [media.pair]: { fontSize: 'calc(46em / 14)' },
    '(forced-colors: active)': { color: 'CanvasText', WebkitTextStroke: '0' },
  },
});

export const art = style({
  overflow: 'hidden',
  inlineSize: 'calc(108em / 14)',
  aspectRatio: '3 / 4',
  marginInlineStart: '-8px',
  borderRadius: vars.radius.md,
  background: vars.surface.skeleton,
  boxShadow: `0 0 0 3px ${vars.surface.canvas}`,
  '@media': {
    [media.pair]: { inlineSize: 'calc(52em / 14)', marginInlineStart: 0, borderRadius: vars.radius.sm },
  },
});

export const words = style({
  display: 'grid',
  gridColumn: '1 / -1',
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlockStart: space[1],
  '@media': { [media.pair]: { gridColumn: 'auto', paddingBlockStart: 0 } },
});

export const name = style({
  ...ellipsis,
  maxInlineSize: '100%',
  fontSize: fontSize.body,
  fontWeight: vars.weight.semibold,
});
export const studio = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: vars.text.muted });
