import { style } from '@vanilla-extract/css';
import { size, space, vars } from '../theme.css.ts';

export const main = style({
  display: 'grid',
  gridTemplateColumns: `${size.touch} minmax(0, 1fr)`,
  gap: space[3],
  minInlineSize: 0,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: vars.radius.md,
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
