import { globalStyle, style } from '@vanilla-extract/css';
import { skipLink } from '../internal/styles.ts';
import { onDarkSurface, onLightSurface } from '../internal/surfaces.css.ts';
import { space, vars, z } from '../theme.css.ts';

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

/** Light colour scheme: in a dark one, games that declare none are white until they paint. */
globalStyle(`${screen} > iframe`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  colorScheme: 'light',
});

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
/** Its hidden text is 1 px high, and would make the page scroll at the very bottom. */
export const end = style({ position: 'absolute', insetBlockEnd: '1px', outline: 0 });
