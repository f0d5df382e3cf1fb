import { style } from '@vanilla-extract/css';

/** Takes the focus of a retry button that leaves; shows no ring, since there is nothing to press. */
export const loadFrame = style({ minInlineSize: 0, outline: 0 });
