import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const list = style({ minInlineSize: 0 });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
