import { globalStyle, style } from '@vanilla-extract/css';
import { raisedCard } from '../internal/styles.ts';
import { vars } from '../theme.css.ts';

export const rowList = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  ...raisedCard,
});

globalStyle(`${rowList} > li + li`, { borderBlockStart: `1px solid ${vars.border.subtle}` });
