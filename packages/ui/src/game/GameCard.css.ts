import { createVar, type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { Flame, Heart, Play } from 'lucide';
import { iconMask, iconUrl } from '../internal/iconMask.ts';
import { by, clamped, eased, ellipsis, text as step } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { duration, easing, fontSize, ground, media, size, space, vars } from '../theme.css.ts';

export const card = style({ position: 'relative', minInlineSize: 0 });

const [middle, verb] = [createVar(), createVar()];
const [discRadius, startIcon] = [28, 22];

/** The link holds the art but covers the whole card, so the art's clip must not contain it. */
export const way = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
});

export const art = style({
  vars: { [middle]: 'calc(41% - 17px)', [verb]: '0' },
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.card,
  background: vars.surface.skeleton,
  boxShadow: vars.shadow.sm,
  selectors: {
    [`${card}[data-shape="wide"] &`]: { vars: { [middle]: 'calc(50% - 17px)' }, aspectRatio: '8 / 5' },
    [`${way}:focus-visible > &`]: { vars: { [verb]: '1' }, outline: `2px solid ${ground.ring}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${way}:hover > &`]: { vars: { [verb]: '1' } } } },
    '(max-width: 639.98px)': {
      selectors: { [`${card}[data-shape="portrait"] &`]: { vars: { [middle]: 'calc(50% - 9px)' } } },
    },
  },
});

const veiled = (share: string) => `color-mix(in oklab, ${vars.surface.stageSunken}, transparent ${share})`;

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
    background: veiled('22%'),
    textAlign: 'center',
    selectors: { [`${card}[data-shape="wide"] &`]: { paddingBlockEnd: 0 } },
    '@media': {
      '(max-width: 639.98px)': {
        gap: space[1],
        ...step('micro'),
        selectors: { [`${card}[data-shape="portrait"] &`]: { paddingBlockEnd: 0 } },
      },
    },
  },
]);

export const veilWords = style({ ...clamped(3), maxInlineSize: '100%' });

/** Verb and disc on hover and focus, as pseudo-elements: cards get no elements that rarely show. */
const drawn: GlobalStyleRule = {
  position: 'absolute',
  zIndex: 1,
  opacity: verb,
  transition: `opacity ${duration.fast} ${easing.standard}`,
};

globalStyle(`${art}[data-start]::before`, {
  ...drawn,
  content: 'attr(data-start) / ""',
  inset: 0,
  display: 'grid',
  alignItems: 'center',
  paddingBlock: `${2 * discRadius + 12}px 24%`,
  paddingInline: space[2],
  background: `radial-gradient(circle at 50% ${middle}, ${vars.action.accent} ${discRadius - 0.5}px, transparent ${discRadius + 0.5}px), ${veiled('42%')}`,
  color: vars.text.onStage,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
});
globalStyle(`${card}[data-shape="wide"] ${art}::before`, { paddingBlockEnd: 0 });
globalStyle(`${card}[data-shape="portrait"] ${art}::before`, {
  '@media': { '(max-width: 639.98px)': { ...step('micro'), paddingBlock: `${2 * discRadius + 4}px 0` } },
});
globalStyle(`${art}[data-start]::after`, {
  ...drawn,
  ...iconMask(Play, { size: startIcon, filled: true }),
  insetBlockStart: `calc(${middle} - ${startIcon / 2}px)`,
  insetInlineStart: `calc(50% - ${startIcon / 2}px)`,
  background: vars.action.onAccent,
});

/**
 * Outside the link, so that the link's name stays the game's; presses pass through. Tags without room wrap out of
 * sight.
 */
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
  ...ellipsis,
  minInlineSize: 0,
  paddingBlock: 'max(0px, (18px - 1.2em) / 2)',
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
    [media.wide]: { paddingBlock: 'max(0px, (20px - 1.2em) / 2)', paddingInline: '7px' },
  },
});

globalStyle(`${tag}[data-tag="hot"]::before`, {
  ...iconMask(Flame, { size: 12 }),
  display: 'inline-block',
  marginInlineEnd: '3px',
  verticalAlign: 'middle',
});

export const meta = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch,
  paddingBlockStart: space[2],
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

/** Two lines, always, so that the cards of a row are alike. */
export const phoneName = '36px';

export const title = style({
  ...ellipsis,
  maxInlineSize: '100%',
  fontSize: fontSize.label,
  lineHeight: '18px',
  fontWeight: vars.weight.semibold,
  '@media': {
    '(max-width: 639.98px)': {
      selectors: {
        [`${card}[data-shape="portrait"] &`]: {
          ...clamped(2),
          minBlockSize: phoneName,
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
          // The side of the page, not of the name's own direction.
          textAlign: 'left',
        },
        [`[dir="rtl"] ${card}[data-shape="portrait"] &`]: { textAlign: 'right' },
      },
    },
    [media.wide]: { fontSize: fontSize.body, lineHeight: '20px' },
  },
});

export const studio = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: ground.muted });

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
  // No colour transition: it would paint ten frames per favourite.
  ...eased('background'),
  selectors: { '&[aria-pressed="true"]': { color: vars.text.negative } },
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

globalStyle(`${heart}::after`, iconMask(Heart, { size: 18 }));
globalStyle(`${heart}[aria-pressed="true"]::after`, { maskImage: iconUrl(Heart, { filled: true }) });

globalStyle(`${art} > img`, {
  transition: `scale ${duration.slow} ${easing.standard}, opacity ${duration.base} ${easing.standard}`,
});
globalStyle(`${way}:hover > ${art} > img`, { '@media': { [media.hover]: { scale: 1.05 } } });
globalStyle(`${card}[data-state="maintenance"] ${art} > img`, { filter: 'grayscale(1) brightness(0.6)' });
