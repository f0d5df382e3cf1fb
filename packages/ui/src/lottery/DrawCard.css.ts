import { globalStyle, style } from '@vanilla-extract/css';
import * as small from '../internal/cardHead.css.ts';
import { eased, figure, focusRing, numeric, text as step } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const card = style([
  small.card,
  {
    position: 'relative',
    selectors: {
      '&[data-current]': { boxShadow: `inset 0 0 0 2px ${vars.action.primary}` },
      '&:has(a:focus-visible)': focusRing,
    },
    '@media': {
      [media.hover]: { selectors: { '&:has(a:hover):not([data-current])': { background: vars.surface.hover } } },
      '(forced-colors: active)': { selectors: { '&[data-current]': { outline: '2px solid Highlight' } } },
    },
  },
]);

/** The link is the name but covers the whole card. */
export const way = style({
  outline: 'none',
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
});

export const heart = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  marginBlock: '-4px',
  marginInlineEnd: '-10px',
  borderRadius: '50%',
  color: vars.text.muted,
  ...eased('background', 'color'),
  selectors: { '&[aria-pressed="true"]': { color: vars.text.negative } },
  '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
});
globalStyle(`${heart}[aria-pressed="true"] > svg`, { fill: 'currentColor' });

export const number = style({ ...step('caption'), ...numeric, color: vars.text.muted });

export const next = style({
  ...step('caption'),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  color: vars.text.muted,
});

export const countdown = style({
  ...figure,
  fontSize: '16px',
  lineHeight: '20px',
  color: vars.text.primary,
  textAlign: 'end',
});
