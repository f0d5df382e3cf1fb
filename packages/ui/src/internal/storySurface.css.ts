import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';
import { darkSurface } from './styles.ts';

export const dark = style({
  ...darkSurface,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: space[5],
  borderRadius: vars.radius.lg,
});

export const column = style({ maxInlineSize: '320px' });

export const wideColumn = style({ maxInlineSize: '536px' });
