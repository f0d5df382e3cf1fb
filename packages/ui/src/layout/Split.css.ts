import { style } from '@vanilla-extract/css';
import { media, space } from '../theme.css.ts';

export const split = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 288px' } },
});

export const main = style({ minInlineSize: 0 });

export const aside = style({ display: 'none', '@media': { [media.full]: { display: 'block', minInlineSize: 0 } } });
