import { createVar } from '@vanilla-extract/css';
import '../../theme.css.ts';

/** How far from the top of the window a bar of the header comes to rest at a desk: below the session, if there is one. */
export const stuckBelow = createVar();
