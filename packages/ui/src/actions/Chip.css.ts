import { style } from '@vanilla-extract/css';
import { eased, ringed } from '../internal/styles.ts';
import { fontSize, media, size, space, vars } from '../theme.css.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  minBlockSize: '36px',
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  color: vars.text.secondary,
  ...ringed(vars.border.default),
  fontSize: fontSize.label,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  ...eased('background', 'color', 'box-shadow'),
  selectors: {
    '&[data-selected]': {
      background: vars.surface.selected,
      color: vars.text.brand,
      ...ringed(vars.action.primary, '1.5px'),
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-selected])': ringed(vars.border.control) } },
    '(pointer: coarse)': { minBlockSize: size.touch },
    '(forced-colors: active)': { outline: '1px solid ButtonText' },
  },
});

export const chipWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  paddingBlock: space[1],
  paddingInline: '14px',
  borderRadius: 'inherit',
  selectors: { '&:not(:last-child)': { paddingInlineEnd: '2px' } },
});

export const chipRemove = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  borderRadius: vars.radius.pill,
  '@media': { '(pointer: coarse)': { inlineSize: size.touch } },
});
