import { style } from '@vanilla-extract/css';
import { media, space } from '../theme.css.ts';

export const split = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': {
    [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 288px' },
    [media.wide]: { selectors: { '&[data-fold="under"]': { gridTemplateColumns: 'minmax(0, 1fr) 368px' } } },
  },
});

export const main = style({ minInlineSize: 0 });

export const aside = style({
  display: 'none',
  minInlineSize: 0,
  selectors: { '&[data-fold="under"]': { display: 'block' } },
  '@media': { [media.full]: { display: 'block' } },
});
