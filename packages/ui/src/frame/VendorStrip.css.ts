import { keyframes, style } from '@vanilla-extract/css';
import { media, size, space, vars } from '../theme.css.ts';

const GAP = '10px';

const inView = (count: number) => `calc((100cqi - ${count - 1} * ${GAP}) / ${count})`;

const forwards = keyframes({ to: { transform: 'translateX(-50%)' } });
const backwards = keyframes({ to: { transform: 'translateX(50%)' } });

export const strip = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });

export const view = style({
  flex: 1,
  minInlineSize: 0,
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  scrollbarWidth: 'none',
  selectors: { [`${strip}[data-state="still"] &`]: { overflowX: 'auto' } },
  '@media': { [media.still]: { overflowX: 'auto' } },
});

/** Two copies side by side: half the width is exactly one copy, so the loop is seamless. */
export const track = style({
  display: 'flex',
  inlineSize: 'max-content',
  animationName: forwards,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  selectors: {
    '[dir="rtl"] &': { animationName: backwards },
    [`${view}:hover &, ${view}:focus-within &, ${view}:focus-visible &`]: { animationPlayState: 'paused' },
    [`${strip}[data-state="paused"] &`]: { animationPlayState: 'paused' },
    [`${strip}[data-state="still"] &`]: { animationName: 'none' },
  },
  '@media': {
    [media.full]: { selectors: { [`${strip}[data-fits] &`]: { animationName: 'none', inlineSize: '100%' } } },
    [media.still]: { animationName: 'none', selectors: { '[dir="rtl"] &': { animationName: 'none' } } },
  },
});

export const copy = style({
  display: 'flex',
  gap: GAP,
  paddingInlineEnd: GAP,
  '@media': {
    [media.full]: { selectors: { [`${strip}[data-fits] &[aria-hidden]`]: { display: 'none' } } },
    [media.still]: { paddingInlineEnd: 0, selectors: { '&[aria-hidden]': { display: 'none' } } },
  },
});

export const item = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '116px',
  blockSize: '52px',
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  '@media': {
    [media.wide]: {
      inlineSize: inView(8),
      blockSize: size.avatarLg,
      paddingInline: space[2],
    },
    [media.full]: { inlineSize: inView(10) },
    [media.large]: { inlineSize: inView(12) },
  },
});

export const toggle = style({
  '@media': {
    [media.full]: { selectors: { [`${strip}[data-fits] &`]: { display: 'none' } } },
    [media.still]: { display: 'none' },
  },
});
