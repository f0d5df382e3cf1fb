import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { onLightSurface } from '../../internal/surfaces.css.ts';
import { duration, easing, media, space, vars, z } from '../../theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[2]})` } });

export const panel = style({
  position: 'absolute',
  zIndex: z.dropdown,
  animation: `${rise} ${duration.base} ${easing.enter}`,
  '@media': { [media.still]: { animation: 'none' } },
});

export const sheet = style([onLightSurface, { background: vars.surface.overlay }]);

export const menu = style([
  panel,
  sheet,
  {
    insetBlockStart: `calc(100% + ${space[2]})`,
    maxBlockSize: `calc(100dvh - ${space[20]})`,
    overflow: 'auto',
    borderRadius: vars.radius.lg,
    boxShadow: `${vars.shadow.lg}, 0 0 0 1px ${vars.border.subtle}`,
  },
]);

/** Bridges the gap above an open menu, where a slow pointer would leave it. */
globalStyle(`:has(> ${menu}:not([hidden]))::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  blockSize: space[2],
});

export const list = style({ padding: space[2] });
