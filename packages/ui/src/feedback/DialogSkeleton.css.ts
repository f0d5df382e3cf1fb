import { keyframes, style } from '@vanilla-extract/css';
import { duration, easing, space } from '../theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Comes a moment after the scrim, so that a dialog that is there at once does not flash. */
export const box = style({
  gap: space[5],
  padding: space[5],
  animation: `${appear} ${duration.base} ${easing.enter} 100ms backwards`,
});
