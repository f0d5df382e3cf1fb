import { keyframes, style } from '@vanilla-extract/css';
import { onLightSurface } from '../../internal/surfaces.css.ts';
import { duration, easing, media, space, vars, z } from '../../theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[2]})` } });

/** Where a drop-down hangs and how it comes; its surface is `sheet`. */
export const panel = style({
  position: 'absolute',
  zIndex: z.dropdown,
  animation: `${rise} ${duration.base} ${easing.enter}`,
  '@media': { [media.still]: { animation: 'none' } },
});

export const sheet = style([onLightSurface, { background: vars.surface.overlay }]);

/** A small menu that hangs under its trigger. */
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

export const list = style({ padding: space[2] });
