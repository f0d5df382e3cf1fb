import { style } from '@vanilla-extract/css';
import { skipLink, text } from '../internal/styles.ts';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { space, z } from '../theme.css.ts';

export const skip = style([
  onLightSurface,
  { ...text('body'), ...skipLink, position: 'fixed', insetBlockStart: space[2], zIndex: z.tooltip },
]);
