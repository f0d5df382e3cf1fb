import { style } from '@vanilla-extract/css';
import { checkBox } from '../fields/Checkbox.css.ts';
import { size, space, vars } from '../theme.css.ts';

export const tick = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: size.targetMin,
  minBlockSize: size.targetMin,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minInlineSize: size.touch, minBlockSize: size.touch } },
});

export const tickBox = style([
  checkBox,
  {
    selectors: {
      '&:indeterminate': { background: vars.action.primary, boxShadow: 'none' },
      '&:indeterminate::before': {
        content: '',
        inlineSize: '10px',
        blockSize: '2px',
        background: vars.action.onPrimary,
      },
    },
  },
]);
