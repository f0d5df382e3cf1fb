import { style } from '@vanilla-extract/css';

/** Focus target once the retry button is gone; no ring, because it is not a control. */
export const loadFrame = style({ minInlineSize: 0, outline: 0 });
