import { keyframes, style } from '@vanilla-extract/css';
import { touchSquare } from '../internal/styles.ts';
import { duration, media, size, space, vars } from '../theme.css.ts';

export const controls = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.wide]: { insetBlockEnd: space[4], insetInlineStart: space[10] } },
});

export const round = style({
  ...touchSquare,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
  marginInlineEnd: space[1],
  borderRadius: vars.radius.pill,
  ':hover': { background: vars.banner.chip },
  // On phones the banner's edge would cut an outer ring.
  ':focus-visible': { outlineOffset: '-3px' },
});

const fill = keyframes({ from: { backgroundSize: '0% 100%' }, to: { backgroundSize: '100% 100%' } });

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.xs,
  '@media': {
    '(pointer: coarse)': { blockSize: size.touch },
    '(forced-colors: active)': { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
  '::before': {
    content: '',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '8px',
    background: 'currentColor',
    opacity: 0.5,
  },
  ':hover': { color: vars.banner.accent },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': { inlineSize: '44px' },
    '&[aria-current]::before': {
      inlineSize: '32px',
      opacity: 1,
      background: `linear-gradient(${vars.banner.accent}, ${vars.banner.accent}) no-repeat left / 100% 100%, ${vars.banner.track}`,
    },
    '[dir="rtl"] &[aria-current]::before': { backgroundPosition: 'right' },
    '&[data-running]::before': { animation: `${fill} ${duration.bannerInterval} linear both` },
  },
});

export const arrows = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  display: 'none',
  gap: space[1],
  '@media': { [media.wide]: { display: 'flex' } },
});

export const arrow = style({
  ...touchSquare,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  borderRadius: vars.radius.pill,
  background: vars.banner.chip,
  color: vars.banner.ink,
  ':hover': { color: vars.banner.accent },
});
