import { style } from '@vanilla-extract/css';
import { duration, easing } from '../theme.css.ts';

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  overflow: 'hidden',
  selectors: {
    '&[data-state="waiting"]': { opacity: 0 },
    '&[data-state="loaded"]': { opacity: 1, transition: `opacity ${duration.base} ${easing.standard}` },
  },
});
