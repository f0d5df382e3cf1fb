import { globalStyle, style } from '@vanilla-extract/css';
import { pageWidth } from '../internal/styles.ts';
import { media, space } from '../theme.css.ts';

export const main = style({
  ...pageWidth,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  paddingBlock: `${space[5]} ${space[8]}`,
  selectors: {
    '&[data-bleed]': { alignContent: 'stretch', maxInlineSize: 'none', padding: 0, gap: 0 },
    '&:focus': { outline: 0 },
  },
  '@media': {
    ...pageWidth['@media'],
    [media.wide]: {
      gap: space[14],
      paddingBlock: `${space[12]} ${space[12]}`,
    },
  },
});

/** A game takes the window to its edges: it does not scroll, and an empty gutter would be a pale strip beside it. */
globalStyle(`html:has(${main}[data-bleed])`, { scrollbarGutter: 'auto' });
