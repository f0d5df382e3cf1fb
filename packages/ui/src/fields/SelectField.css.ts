import { style } from '@vanilla-extract/css';
import { fieldControl } from '../internal/Field.css.ts';
import { space, vars } from '../theme.css.ts';

export const select = style([fieldControl, { paddingInlineEnd: space[8], cursor: 'pointer' }]);

export const chevron = style({
  flex: 'none',
  marginInlineStart: '-28px',
  color: vars.text.muted,
  pointerEvents: 'none',
});
