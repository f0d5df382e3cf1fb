import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const strip = style({ minInlineSize: 0, '@media': { [media.pair]: { display: 'none' } } });

export const list = style({
  display: 'flex',
  gap: space[2],
  marginInline: `calc(${space[4]} * -1)`,
  padding: `3px ${space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: space[4],
});

export const item = style({ flex: 'none' });

export const link = style({
  ...text('caption'),
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '6px',
  minInlineSize: '72px',
  fontWeight: vars.weight.medium,
  color: vars.text.secondary,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const glyph = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: space[14],
  blockSize: space[14],
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
  color: vars.text.brand,
  selectors: { '[aria-current] > &': { background: vars.action.primary, color: vars.action.onPrimary } },
});
