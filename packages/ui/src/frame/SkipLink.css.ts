import { style } from '@vanilla-extract/css';
import { paperGround } from '../internal/grounds.css.ts';
import { skipLink, text } from '../internal/styles.ts';
import { space, z } from '../theme.css.ts';

export const skip = style([
  paperGround,
  { ...text('body'), ...skipLink, position: 'fixed', insetBlockStart: space[2], zIndex: z.tooltip },
]);
