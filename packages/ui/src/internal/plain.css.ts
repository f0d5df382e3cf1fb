import { style } from '@vanilla-extract/css';

/** Tells an element that has no look of its own from a host's, so that `base.css.ts` takes the browser's from it. */
export const plain = style({});
