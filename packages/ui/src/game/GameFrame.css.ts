import { globalStyle, style } from '@vanilla-extract/css';
import { ellipsis, skipLink, text as step, touchSquare } from '../internal/styles.ts';
import { onDarkSurface, onLightSurface } from '../internal/surfaces.css.ts';
import { media, space, vars, z } from '../theme.css.ts';

export const page = style([
  onDarkSurface,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    background: vars.surface.stage,
    selectors: { '&[data-within]': { minBlockSize: '480px' } },
  },
]);

/** On a phone the tools and the balance take a row of their own. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: '56px',
  paddingInline: space[4],
  paddingBlock: space[1],
});

export const thumb = style({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '28px',
  blockSize: '34px',
  borderRadius: vars.radius.xs,
  '@media': { '(max-width: 359.98px)': { display: 'none' } },
});

export const names = style({
  flex: '1 1 90px',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
export const name = style({ ...ellipsis, maxInlineSize: '100%', lineHeight: '18px', fontWeight: vars.weight.semibold });
export const studio = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: vars.text.onStageMuted });
export const deposit = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
export const tools = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });

export const heart = style({
  selectors: { '&[data-selected]': { color: vars.text.onStageAccent } },
});

/** As wide as the button that comes. */
export const coming = style({ inlineSize: vars.density.control, ...touchSquare });

export const skip = style([
  onLightSurface,
  { ...skipLink, position: 'absolute', insetBlockStart: space[16], zIndex: z.sticky },
]);

export const screen = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  background: vars.surface.stageSunken,
});

/** In a dark scheme a game that names none would have a white ground until it has drawn its own. */
globalStyle(`${screen} > iframe`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  colorScheme: 'light',
});

/** Lies over the frame until it has something to show. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[4],
  padding: space[4],
  overflow: 'hidden',
  isolation: 'isolate',
  background: vars.surface.stageSunken,
  textAlign: 'center',
  selectors: { '&[data-scroll]': { overflowY: 'auto', alignContent: 'safe center' } },
});

export const blur = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  filter: 'blur(40px) brightness(0.45)',
  scale: 1.2,
});

export const card = style({
  overflow: 'hidden',
  inlineSize: 'min(210px, 40dvh)',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.xl,
});

export const progress = style({ inlineSize: '210px', maxInlineSize: '100%' });
export const failure = style({ display: 'grid', justifyItems: 'center' });
/** Its hidden words are a pixel high, by which the page would scroll if they began at its foot. */
export const end = style({ position: 'absolute', insetBlockEnd: '1px', outline: 0 });

globalStyle(`${heart}[data-selected] svg`, { fill: 'currentColor' });
