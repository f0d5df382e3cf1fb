import { globalStyle, style } from '@vanilla-extract/css';
import { by, figure, text as step } from '../internal/styles.ts';
import { fontSize, vars } from '../theme.css.ts';

/** Two layers of the scrim: black in every brand and theme, unlike the ink of tiles. */
const shade = `linear-gradient(${vars.surface.scrim}, ${vars.surface.scrim}), ${vars.surface.scrim}`;

/** Colours of the paper on a table, the same in every theme. */
export const paper = { face: vars.text.onStage, ink: vars.surface.stage };
export const playerInk = `color-mix(in oklab, ${vars.text.info} 60%, ${paper.ink})`;

export const pill = style({
  ...step('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  maxInlineSize: '100%',
  minBlockSize: 'calc(26em / 12)',
  paddingInline: '10px',
  borderRadius: vars.radius.pill,
  background: shade,
  color: vars.banner.ink,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dot = style({
  flex: 'none',
  inlineSize: '9px',
  blockSize: '9px',
  border: '2px solid',
  borderRadius: '50%',
  borderColor: 'currentColor',
});
globalStyle(`${pill}[data-kind="open"] > ${dot}`, {
  borderColor: vars.text.onStagePositive,
  background: vars.text.onStagePositive,
  forcedColorAdjust: 'none',
});
globalStyle(`${pill}[data-kind="closing"]`, { color: vars.text.onStageAccent });
globalStyle(`${pill}[data-kind="closing"] > ${dot}`, {
  borderRadius: '2px',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

/** One line: marks without room wrap out of sight, so that none is cut. */
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  overflow: 'hidden',
  blockSize: '25px',
  minInlineSize: 0,
  color: vars.banner.ink,
  selectors: { '&[data-kind="balls"]': { gap: '3px', blockSize: '36px' } },
});

export const mark = style({
  ...figure,
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minInlineSize: '25px',
  blockSize: '25px',
  borderRadius: '50%',
  background: shade,
  fontSize: fontSize.label,
  lineHeight: 1,
  selectors: {
    ...by('tone', {
      red: { background: vars.badge.hot, color: vars.badge.onHot },
      green: { background: vars.surface.positiveSubtle, color: vars.text.positive },
      amber: { background: vars.surface.warningSubtle, color: vars.text.warning },
    }),
    [`${marks}[data-kind="letters"] > &`]: {
      fontFamily: vars.font.ui,
      fontSize: fontSize.micro,
      fontWeight: vars.weight.semibold,
    },
    [`${marks}[data-kind="tiles"] > &`]: {
      paddingInline: '7px',
      borderRadius: vars.radius.sm,
      background: shade,
    },
    // The newest is the largest, with a ring.
    [`${marks}[data-kind="balls"] > &:first-child`]: {
      minInlineSize: '36px',
      blockSize: '36px',
      fontSize: fontSize.title,
      boxShadow: `inset 0 0 0 2px ${vars.banner.ink}`,
    },
    [`${marks}[data-kind="tiles"] > &:first-child`]: { boxShadow: `inset 0 0 0 2px ${vars.banner.ink}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** Paper on a table: ivory in every theme. */
export const road = style({
  display: 'block',
  inlineSize: 'calc(124em / 14)',
  padding: '5px',
  borderRadius: vars.radius.sm,
  background: paper.face,
});

export const roadPicture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', direction: 'ltr' });

export const roadLines = style({
  fill: 'none',
  stroke: `color-mix(in srgb, ${paper.ink} 18%, transparent)`,
  strokeWidth: 0.75,
});

export const roadMark = style({
  fill: 'none',
  selectors: by('side', {
    banker: { stroke: vars.badge.hot },
    player: { stroke: playerInk },
  }),
});

export const roadTie = style({ stroke: paper.ink });

export const seatDots = style({ display: 'inline-flex', gap: '2px' });

export const seatDot = style({
  inlineSize: '9px',
  blockSize: '9px',
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: '50%',
  selectors: { '&[data-taken]': { borderColor: vars.action.primary, background: vars.action.primary } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-taken]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});
