import { globalStyle, style } from '@vanilla-extract/css';
import { by, clamped, eased, ellipsis, text as step } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { duration, easing, fontSize, ground, media, size, space, vars } from '../theme.css.ts';

export const card = style({ position: 'relative', minInlineSize: 0 });

export const art = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.card,
  background: vars.surface.skeleton,
  boxShadow: vars.shadow.sm,
  selectors: {
    [`${card}[data-shape="wide"] &`]: { aspectRatio: '8 / 5' },
    '&:focus-visible': { outline: `2px solid ${ground.ring}`, outlineOffset: '3px' },
  },
});

/** Over the art on hover and focus; over a game under maintenance always, for it says so. */
export const veil = style([
  onDarkSurface,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    paddingBlockEnd: '24%',
    paddingInline: space[2],
    background: `color-mix(in oklab, ${vars.surface.stageSunken}, transparent 42%)`,
    opacity: 0,
    transition: `opacity ${duration.fast} ${easing.standard}`,
    textAlign: 'center',
    selectors: {
      [`${art}:focus-visible &`]: { opacity: 1 },
      [`${card}[data-state="maintenance"] &`]: {
        opacity: 1,
        background: `color-mix(in oklab, ${vars.surface.stageSunken}, transparent 22%)`,
      },
      [`${card}[data-shape="wide"] &`]: { paddingBlockEnd: 0 },
    },
    '@media': {
      [media.hover]: { selectors: { [`${art}:hover &`]: { opacity: 1 } } },
      '(max-width: 639.98px)': {
        selectors: {
          [`${card}[data-shape="portrait"] &`]: { gap: space[1], paddingBlockEnd: 0, ...step('micro') },
        },
      },
    },
  },
]);

export const veilWords = style({ ...clamped(3), maxInlineSize: '100%' });

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: '50%',
  background: vars.action.accent,
  color: vars.action.onAccent,
  boxShadow: vars.shadow.md,
});

/** Beside the link, so that its name stays the name of the game; a press goes through to it. One that has no room wraps out of sight. */
export const tags = style({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineStart: '6px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  maxInlineSize: 'calc(100% - 12px)',
  maxBlockSize: '1.85em',
  overflow: 'hidden',
  fontSize: fontSize.micro,
  pointerEvents: 'none',
  '@media': { [media.wide]: { insetBlockStart: space[2], insetInlineStart: space[2] } },
});

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  minInlineSize: 0,
  minBlockSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.badge,
  fontSize: fontSize.micro,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  maxInlineSize: '100%',
  selectors: by('tag', {
    hot: { background: vars.badge.hot, color: vars.badge.onHot },
    jackpot: { background: vars.badge.vip, color: vars.badge.onVip },
    new: { background: vars.surface.infoSubtle, color: vars.text.info },
  }),
  '@media': {
    '(max-width: 639.98px)': { selectors: { '& + &': { display: 'none' } } },
    [media.wide]: { minBlockSize: '20px', paddingInline: '7px' },
  },
});

export const tagWords = style(ellipsis);

export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch,
  paddingBlockStart: space[2],
});

/** Each line is as wide as its words and stands where reading begins, so that a Latin name in a right-to-left page is cut at its end. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const title = style({
  ...ellipsis,
  maxInlineSize: '100%',
  fontSize: fontSize.label,
  lineHeight: '18px',
  fontWeight: vars.weight.semibold,
  '@media': { [media.wide]: { fontSize: fontSize.body, lineHeight: '20px' } },
});

export const studio = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: ground.muted });

/** On a phone the heart of a small card lies in the corner of the art that tags leave free. */
export const heart = style({
  position: 'relative',
  isolation: 'isolate',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.controlSm,
  blockSize: size.controlSm,
  marginInlineEnd: '-6px',
  borderRadius: '50%',
  color: ground.muted,
  ...eased('background', 'color'),
  selectors: {
    '&[aria-pressed="true"]': { color: vars.text.negative },
  },
  '@media': {
    [media.hover]: { ':hover': { background: ground.hover } },
    '(pointer: coarse)': {
      inlineSize: size.touch,
      blockSize: size.touch,
      marginBlock: '-8px',
      marginInlineEnd: '-12px',
    },
    '(max-width: 639.98px)': {
      selectors: {
        [`${card}[data-shape="portrait"] &`]: {
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          inlineSize: size.touch,
          blockSize: size.touch,
          margin: 0,
          background: 'none',
          color: vars.banner.ink,
          outlineOffset: '-6px',
        },
        [`${card}[data-shape="portrait"] &::before`]: {
          content: '',
          position: 'absolute',
          zIndex: -1,
          inset: '8px',
          borderRadius: '50%',
          background: vars.banner.chip,
        },
      },
    },
  },
});

globalStyle(`${heart}[aria-pressed="true"] > svg, ${disc} > svg`, { fill: 'currentColor' });

globalStyle(`${art} > img`, {
  transition: `scale ${duration.slow} ${easing.standard}, opacity ${duration.base} ${easing.standard}`,
});
globalStyle(`${art}:hover > img`, { '@media': { [media.hover]: { scale: 1.05 } } });
globalStyle(`${card}[data-state="maintenance"] > ${art} > img`, { filter: 'grayscale(1) brightness(0.6)' });
