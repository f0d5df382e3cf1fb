import { keyframes, style } from '@vanilla-extract/css';
import { ellipsis, numeric } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const marquee = style([
  onDarkSurface,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: size.touch,
    paddingInline: `${space[3]} 0`,
    borderRadius: `min(${vars.radius.control}, 22px)`,
    background: vars.surface.stageHover,
    boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
    '@media': { [media.wide]: { gap: space[3], paddingInline: `${space[4]} ${space[2]}` } },
  },
]);

export const sign = style({ color: vars.icon.onStage });

const fade = 'linear-gradient(90deg, transparent, #000 4%, #000 94%, transparent)';

export const track = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', maskImage: fade });

const towardsStart = keyframes({ to: { transform: 'translateX(-50%)' } });
const towardsStartRtl = keyframes({ to: { transform: 'translateX(50%)' } });

/** Two identical halves: once the first has passed, the second is at its start, and the loop is seamless. */
export const belt = style({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '200%',
  animationName: towardsStart,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  selectors: {
    '[dir="rtl"] &': { animationName: towardsStartRtl },
    '&:hover, &[data-stopped]': { animationPlayState: 'paused' },
    '&:has(:focus-visible), [dir="rtl"] &:has(:focus-visible)': { animationName: 'none' },
  },
  '@media': {
    [media.still]: { animationName: 'none', selectors: { '[dir="rtl"] &': { animationName: 'none' } } },
  },
});

export const turn = style({ display: 'flex', flex: '1 0 auto', minInlineSize: '50%', whiteSpace: 'nowrap' });

export const standing = style({ flex: 1, minInlineSize: 0 });

export const notice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  maxInlineSize: '100%',
  marginInlineEnd: space[10],
  outlineOffset: '-4px',
  color: vars.text.onStage,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  selectors: { [`${standing} &`]: { ...ellipsis, display: 'block', marginInlineEnd: 0 } },
});

export const time = style({
  ...numeric,
  color: vars.text.onStageMuted,
  // Beside two buttons on a phone, the time would leave room for a single word.
  selectors: { [`${standing} &`]: { display: 'none', marginInlineEnd: space[3] } },
  '@media': { [media.pair]: { selectors: { [`${standing} &`]: { display: 'inline' } } } },
});

export const all = style({
  display: 'none',
  paddingInline: space[2],
  '@media': { [media.wide]: { display: 'block' } },
});
