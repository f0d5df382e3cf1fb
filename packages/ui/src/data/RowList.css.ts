import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const rowList = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  color: vars.text.primary,
});

globalStyle(`${rowList} > li + li`, { borderBlockStart: `1px solid ${vars.border.subtle}` });
