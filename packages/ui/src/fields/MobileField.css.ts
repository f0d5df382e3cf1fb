import { style } from '@vanilla-extract/css';
import { fieldControl } from '../internal/Field.css.ts';
import { numeric } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const divider = style({
  flex: 'none',
  inlineSize: '1px',
  blockSize: space[5],
  background: vars.border.default,
});

export const number = style([fieldControl, { ...numeric, selectors: { '[dir="rtl"] &': { textAlign: 'end' } } }]);
