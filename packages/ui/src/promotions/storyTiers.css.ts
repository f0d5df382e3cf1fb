import { style } from '@vanilla-extract/css';
import { media, space } from '../theme.css.ts';

export const tierGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 164px), 1fr))',
  gap: space[3],
  '@media': { [media.full]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space[5] } },
});
