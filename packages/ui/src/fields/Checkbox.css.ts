import { style } from '@vanilla-extract/css';
import { ringed } from '../internal/styles.ts';
import { fontSize, size, space, vars } from '../theme.css.ts';

export const checkField = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });

export const check = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  minBlockSize: size.targetMin,
  paddingBlock: '2px',
  fontSize: fontSize.label,
  lineHeight: '20px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch, paddingBlock: '12px' } },
});

export const checkBox = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  appearance: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  borderRadius: vars.radius.xs,
  background: vars.surface.raised,
  ...ringed(vars.border.control, '1.5px'),
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: vars.action.primary, boxShadow: 'none' },
    '&:checked::before': {
      content: '',
      inlineSize: '14px',
      blockSize: '14px',
      background: vars.action.onPrimary,
      clipPath: 'polygon(14% 47%, 5% 57%, 38% 88%, 96% 24%, 86% 14%, 38% 68%)',
    },
    '&[aria-invalid="true"]': ringed(vars.border.negative, '2px'),
    '&:disabled': { background: vars.surface.sunken, ...ringed(vars.border.default) },
    '&:disabled:checked::before': { background: vars.text.disabled },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
