import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const dialogBanner = style({
  display: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  aspectRatio: '352 / 120',
  '@media': { '(min-width: 640px) and (min-height: 800px)': { display: 'block' } },
});
