import { createVar } from '@vanilla-extract/css';
import '../../theme.css.ts';

/** Top offset at which a desktop header bar sticks: below the session bar, if any. */
export const stuckBelow = createVar();
