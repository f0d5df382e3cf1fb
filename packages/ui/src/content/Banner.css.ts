import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { clamped, display, ellipsis, focusRing, text as step } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { duration, easing, fontSize, ground, lineHeight, media, space, vars } from '../theme.css.ts';

const shape = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'calc(208em / 14)',
  borderRadius: vars.radius.lg,
  '@media': {
    [media.pair]: { blockSize: 'calc(300em / 14)' },
    [media.wide]: {
      blockSize: 'calc(400em / 14)',
      borderRadius: vars.radius.xl,
      selectors: { '&[data-size="sm"]': { blockSize: 'calc(232em / 14)' } },
    },
    [media.large]: { selectors: { '&:not([data-size="sm"])': { blockSize: 'calc(448em / 14)' } } },
  },
  selectors: { '&[data-size="sm"]': { blockSize: 'calc(168em / 14)' } },
});

const besideColumn = '(min-width: 900px) and (max-width: 1199.98px)';

/** Direction of reading: sets the side a picture drifts in from, and the gradient angle. */
const drift = createVar();
const along = createVar();
const across = createVar();
const shimmer = keyframes({ to: { backgroundPosition: '-60% 0' } });

export const waiting = style([
  shape,
  {
    background: `linear-gradient(100deg, ${vars.surface.stageHover} 30%, ${vars.border.onStage} 50%, ${vars.surface.stageHover} 70%) 160% 0 / 220% 100%`,
    animation: `${shimmer} 1600ms linear infinite`,
  },
]);

export const banner = style([
  onDarkSurface,
  shape,
  {
    vars: {
      [ground.ring]: vars.banner.ink,
      [ground.text]: vars.banner.ink,
      [ground.strong]: vars.banner.ink2,
      [ground.hover]: vars.banner.chip,
      [ground.accentEdge]: vars.banner.accent,
      [drift]: '16px',
      [along]: '90deg',
    },
    boxShadow: `${vars.shadow.lg}, 0 0 0 1px ${vars.border.onStage}`,
    color: vars.banner.ink,
    selectors: { '[dir="rtl"] &': { vars: { [drift]: '-16px', [along]: '270deg' } } },
  },
]);

export const slides = style({ position: 'absolute', inset: 0, touchAction: 'pan-y pinch-zoom' });

export const slide = style({
  position: 'absolute',
  inset: 0,
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${duration.slow} ${easing.standard}, visibility ${duration.slow} step-end`,
  selectors: {
    '&[data-state="shown"]': {
      visibility: 'visible',
      opacity: 1,
      transition: `opacity ${duration.slow} ${easing.standard}, visibility 0ms`,
    },
  },
});

export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: '-16px',
  transition: `transform ${duration.slow} ${easing.enter}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${along}, ${vars.banner.scrim} 50%, transparent 92%)`,
  },
  selectors: {
    [`${slide}[data-state="waiting"] &`]: { transform: `translateX(${drift})` },
    [`${slide}[data-state="left"] &`]: { transform: `translateX(calc(${drift} * -1))` },
    '&[data-plain]::after': { display: 'none' },
  },
  '@media': {
    [media.wide]: { '::after': { background: `linear-gradient(${along}, ${vars.banner.scrim}, transparent 62%)` } },
    [besideColumn]: {
      '::after': { background: `linear-gradient(${along}, ${vars.banner.scrim} 50%, transparent 92%)` },
    },
    [media.still]: { transition: 'none', transform: 'none !important' },
  },
});

// A crop takes from the calm side, so that the subject stays whole.
globalStyle(`${art} img`, { objectPosition: '100% 50%' });
globalStyle(`[dir="rtl"] ${art} img`, { objectPosition: '0% 50%' });

export const copy = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  vars: { [across]: 'calc(100% / 0.62)' },
  inlineSize: '62%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: `${space[4]} ${space[10]}`,
  paddingInlineStart: space[4],
  pointerEvents: 'none',
  color: vars.banner.ink,
  selectors: { '&:lang(ur)': { gap: 0, paddingBlock: `0 ${space[8]}` } },
  '@media': {
    [media.wide]: {
      vars: { [across]: 'calc(100% / 0.58)' },
      inlineSize: '58%',
      gap: space[3],
      paddingBlock: `${space[10]} ${space[12]}`,
      paddingInlineStart: space[10],
      selectors: {
        [`${banner}[data-size="sm"] &`]: {
          vars: { [across]: '200%' },
          inlineSize: '50%',
          gap: space[1],
          paddingBlock: `${space[2]} ${space[12]}`,
        },
        '&:lang(ur)': { gap: space[2], paddingBlock: `${space[5]} ${space[12]}` },
      },
    },
    [besideColumn]: {
      selectors: {
        [`${banner}:not([data-size="sm"]) &`]: { vars: { [across]: 'calc(100% / 0.62)' }, inlineSize: '62%' },
      },
    },
  },
});

/** Title of a low banner without a button below, which leaves room for another line on a phone. */
const alone = `${banner}[data-size="sm"] &:not(:has(~ div))`;

export const title = style({
  ...display,
  ...clamped(4),
  // The line is lower than the letters, which the box would cut.
  marginBlockEnd: '-0.22em',
  paddingBlockEnd: '0.22em',
  maxInlineSize: '100%',
  fontSize: `calc(${vars.type.displayXl} * 0.52)`,
  lineHeight: `calc(${vars.line.displayXl} * 0.54)`,
  selectors: {
    // Chinese breaks between any two characters, so balance the lines.
    '&:lang(zh)': { textWrap: 'balance' },
    [`${banner}[data-size="sm"] &`]: { WebkitLineClamp: 2, flexShrink: 0 },
    [alone]: { WebkitLineClamp: 3 },
    '&:lang(ur)': {
      fontSize: `calc(${vars.type.displayXl} * 0.62)`,
      lineHeight: `calc(${vars.line.displayXl} * 0.61)`,
    },
  },
  '@media': {
    [media.pair]: { fontSize: `calc(${vars.type.displayXl} * 0.8)`, lineHeight: `calc(${vars.line.displayXl} * 0.8)` },
    [media.wide]: {
      fontSize: vars.type.displayXl,
      lineHeight: vars.line.displayXl,
      // Even lines of a limited length stay on the calm side of the picture.
      textWrap: 'balance',
      maxInlineSize: 'min(100%, 11em)',
      selectors: {
        '&:lang(ur)': { fontSize: vars.type.displayXl, lineHeight: vars.line.displayXl },
        [alone]: { WebkitLineClamp: 2 },
        [`${banner}[data-size="sm"] &`]: {
          maxInlineSize: '100%',
          fontSize: `calc(${vars.type.displayXl} * 0.72)`,
          lineHeight: `calc(${vars.line.displayXl} * 0.84)`,
        },
      },
    },
    [besideColumn]: {
      selectors: {
        [`${banner}:not([data-size="sm"]) &`]: {
          fontSize: `calc(${vars.type.displayXl} * 0.76)`,
          lineHeight: `calc(${vars.line.displayXl} * 0.78)`,
        },
      },
    },
  },
});

export const text = style({
  display: 'none',
  maxInlineSize: '34ch',
  color: vars.banner.ink2,
  '@media': {
    [media.pair]: { display: 'block', fontSize: fontSize.body, lineHeight: lineHeight.body },
    [media.wide]: {
      ...step('bodyLg'),
      selectors: {
        [`${banner}[data-size="sm"] &:not(:last-child)`]: { ...ellipsis, flexShrink: 0, maxInlineSize: '100%' },
      },
    },
  },
});

export const actions = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  maxBlockSize: '60%',
  overflowY: 'auto',
  margin: `calc(${space.half} - ${space[1]}) -${space[1]} -${space[1]}`,
  padding: space[1],
  pointerEvents: 'auto',
  '@media': {
    [media.wide]: { gap: space[3], marginBlockStart: `calc(${space[2]} - ${space[1]})` },
  },
});

globalStyle(`${actions} > :nth-child(n + 2)`, { '@media': { '(max-width: 959.98px)': { display: 'none' } } });

export const cover = style({
  pointerEvents: 'auto',
  outline: 0,
  selectors: { '&:focus-visible::before': { ...focusRing, outlineOffset: '-6px', borderRadius: 'inherit' } },
});

export const lead = style({
  pointerEvents: 'auto',
  '@media': { [media.wide]: { marginBlockStart: space[2] } },
});

globalStyle(`${cover}::before, ${lead} > a::before`, {
  content: '',
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: fallbackVar(across, '100%'),
});

/** A transform would move the covering pseudo-element, and the press would miss. */
globalStyle(`${lead} > a:active`, { transform: 'none' });
