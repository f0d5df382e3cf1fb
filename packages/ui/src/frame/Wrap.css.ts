import { style } from '@vanilla-extract/css';
import { layout, media, space } from '../theme.css.ts';

export const wrap = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${layout.content} + ${space[6]} * 2)`,
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [media.wide]: { paddingInline: space[6] } },
});
