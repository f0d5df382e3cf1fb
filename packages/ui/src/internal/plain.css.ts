import { style } from '@vanilla-extract/css';

/** Marker for our unstyled elements, so that `base.css.ts` resets them and not the host page's. */
export const plain = style({});
