import { style } from '@vanilla-extract/css';
import { eased, numeric, ringed } from '../internal/styles.ts';
import { fontSize, layout, media, size, space, vars } from '../theme.css.ts';

/** Bleeds to the window's edge on phones, so that a cut chip shows that there is more. */
export const row = style({
  display: 'flex',
  flex: 'none',
  inlineSize: `calc(100% + 2 * ${layout.marginMobile})`,
  gap: space[2],
  minInlineSize: 0,
  border: 0,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${layout.marginMobile})`,
  paddingInline: layout.marginMobile,
  paddingBlock: '3px',
  marginBlock: '-3px',
  '@media': {
    [media.pair]: {
      flex: '1 1 0',
      flexWrap: 'wrap',
      overflow: 'visible',
      inlineSize: 'auto',
      minInlineSize: 'min(100%, 320px)',
      marginInline: 0,
      paddingInline: 0,
    },
  },
});

export const chip = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '40px',
  paddingInline: '14px',
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontSize: fontSize.label,
  fontWeight: vars.weight.medium,
  lineHeight: 1.2,
  ...ringed(vars.border.default),
  ...eased('background', 'color', 'box-shadow'),
  selectors: {
    '&[data-none]:not([aria-pressed="true"])': { color: vars.text.muted, background: 'transparent' },
    '&[aria-pressed="true"]': { background: vars.surface.inverse, color: vars.text.inverse, boxShadow: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-pressed="true"])': ringed(vars.border.control) } },
    '(pointer: coarse)': { minBlockSize: size.touch },
    '(forced-colors: active)': {
      outline: '1px solid ButtonText',
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const count = style({ ...numeric, opacity: 0.72 });
