import { style } from '@vanilla-extract/css';
import { popup } from '../internal/Listbox.css.ts';
import { eased } from '../internal/styles.ts';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { media, size, space, vars, z } from '../theme.css.ts';

/** Within the page margin (`pageWidth`), leaving 6 px for a card's overlapping heart, so it covers nothing. */
export const side = style({
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  zIndex: z.rail,
  display: 'none',
  '@media': {
    [media.wide]: { display: 'block' },
    [media.full]: { insetInlineEnd: space.half },
    // From 14 px in the narrowest window of this layout to 16 px at 1420 px.
    [media.ample]: { insetInlineEnd: `min(${space[4]}, 10vw - 126px)` },
  },
});

export const bar = style([
  onLightSurface,
  {
    display: 'none',
    gap: space.half,
    padding: space[1],
    borderRadius: vars.radius.pill,
    background: vars.surface.raised,
    boxShadow: `${vars.shadow.md}, 0 0 0 1px ${vars.border.subtle}`,
    color: vars.text.secondary,
    '@media': { [media.full]: { display: 'grid' } },
  },
]);

export const link = style({
  ...eased('background-color'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlSm,
  blockSize: size.control,
  borderRadius: vars.radius.pill,
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.primary },
    '&[data-strong]': { background: vars.action.primary, color: vars.action.onPrimary },
    '&[data-strong]:hover': { background: vars.action.primaryHover },
  },
  '@media': { [media.ample]: { inlineSize: size.control } },
});

export const rule = style({
  inlineSize: space[5],
  marginBlock: space.half,
  marginInline: 'auto',
  borderBlockStart: `1px solid ${vars.border.default}`,
});

export const tabBox = style({ '@media': { [media.full]: { display: 'none' } } });

export const tab = style([
  onLightSurface,
  {
    display: 'grid',
    placeContent: 'center',
    gap: space[2],
    inlineSize: '24px',
    blockSize: '76px',
    borderStartStartRadius: vars.radius.lg,
    borderEndStartRadius: vars.radius.lg,
    background: vars.surface.raised,
    boxShadow: `${vars.shadow.md}, 0 0 0 1px ${vars.border.subtle}`,
    color: vars.text.secondary,
    selectors: { '&:hover': { color: vars.text.primary } },
  },
]);

export const menu = style([
  popup,
  {
    insetBlockStart: '50%',
    insetInlineEnd: space[8],
    translate: '0 -50%',
    inlineSize: '264px',
    maxBlockSize: `calc(100dvh - ${space[8]})`,
    padding: space[2],
    overflow: 'auto',
    overscrollBehavior: 'contain',
  },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  outlineOffset: '-2px',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[data-strong]': { color: vars.text.brand },
  },
});
