import { style } from '@vanilla-extract/css';
import { eased, ellipsis, focusRing, ringed } from '../internal/styles.ts';
import { fontSize, media, size, space, vars } from '../theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '40px',
  paddingInlineStart: '14px',
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  fontSize: fontSize.label,
  ...ringed(vars.border.control),
  ...eased('box-shadow'),
  selectors: { '&:focus-within': focusRing },
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch } },
});

export const label = style({ ...ellipsis, color: vars.text.muted });

/** Covers the whole chip, so that a press anywhere opens the list. */
export const select = style({
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingInlineEnd: '36px',
  marginInlineEnd: '-30px',
  appearance: 'none',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.text.primary,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.brand } } } },
});

export const chevron = style({
  flex: 'none',
  display: 'grid',
  paddingInlineEnd: space[3],
  color: vars.text.muted,
  pointerEvents: 'none',
});
