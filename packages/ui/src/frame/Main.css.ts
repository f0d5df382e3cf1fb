import { style } from '@vanilla-extract/css';
import { layout, media, space } from '../theme.css.ts';

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  inlineSize: '100%',
  maxInlineSize: `calc(${layout.content} + ${space[6]} * 2)`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[5]} ${space[8]}`,
  selectors: {
    '&[data-bleed]': { alignContent: 'stretch', maxInlineSize: 'none', padding: 0, gap: 0 },
    '&:focus': { outline: 0 },
  },
  '@media': {
    [media.wide]: {
      gap: space[14],
      paddingInline: space[6],
      paddingBlock: `${space[12]} ${space[12]}`,
    },
  },
});
