import { style } from '@vanilla-extract/css';
import { eased, ringed, text } from '../internal/styles.ts';
import { duration, easing, media, size, space, vars } from '../theme.css.ts';

export const switchField = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const switchRow = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minInlineSize: 0,
  minBlockSize: size.targetMin,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch } },
});

export const switchWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const switchTrack = style({
  position: 'relative',
  flex: 'none',
  appearance: 'none',
  inlineSize: '40px',
  blockSize: '24px',
  margin: 0,
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  ...ringed(vars.border.control, '1.5px'),
  cursor: 'inherit',
  ...eased('background', 'box-shadow'),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '5px',
      insetInlineStart: '5px',
      inlineSize: '14px',
      blockSize: '14px',
      borderRadius: vars.radius.pill,
      background: vars.border.control,
      transition: `inset-inline-start ${duration.fast} ${easing.standard}`,
    },
    '&:checked': { background: vars.action.primary, boxShadow: 'none' },
    '&:checked::before': { insetInlineStart: '21px', background: vars.action.onPrimary },
    '&[aria-invalid="true"]': ringed(vars.border.negative, '2px'),
    '&:disabled': { background: vars.surface.sunken, ...ringed(vars.border.default) },
    '&:disabled::before': { background: vars.text.disabled },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:checked, :disabled)': ringed(vars.border.controlHover, '1.5px') } },
    '(forced-colors: active)': { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});
