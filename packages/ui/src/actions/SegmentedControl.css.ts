import { style } from '@vanilla-extract/css';
import { focusRing, hidden, ringed } from '../internal/styles.ts';
import { fontSize, media, size, space, vars } from '../theme.css.ts';

export const segments = style({
  display: 'inline-flex',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: '3px',
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  ...ringed(vars.border.subtle),
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '34px',
  paddingInline: space[3],
  borderRadius: `max(0px, calc(${vars.radius.control} - 2px))`,
  color: vars.text.secondary,
  fontSize: fontSize.label,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.surface.raised,
      color: vars.text.primary,
      boxShadow: `${vars.shadow.xs}, 0 0 0 1px ${vars.border.subtle}`,
    },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-2px' },
    '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { color: vars.text.primary } } },
    '(pointer: coarse)': { minBlockSize: size.touch },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const segmentInput = style(hidden);

export const segmentWords = style({ '@media': { '(max-width: 899.98px)': hidden } });
