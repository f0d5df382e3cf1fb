import { keyframes, style } from '@vanilla-extract/css';
import { ellipsis, figure, onDark, onLight, text as step } from '../internal/styles.ts';
import { duration, easing, ground, media, size, space, vars } from '../theme.css.ts';

const rowHeight = '52px';

export const board = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  selectors: {
    '&[data-surface="dark"]': {
      ...onDark,
      borderRadius: vars.radius.lg,
      background: vars.surface.stageHover,
      boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
    },
    '&:not([data-surface])': {
      ...onLight,
      borderRadius: vars.radius.card,
      background: vars.surface.raised,
      boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
    },
    '&:not([data-fixed])': { blockSize: '100%' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch,
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: `${space[4]} ${space[3]}`,
});

export const title = style({
  ...step('body'),
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.semibold,
});

const lit = (color: string) => ({
  background: color,
  boxShadow: `0 0 0 4px color-mix(in oklab, ${color}, transparent 75%)`,
});

export const live = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  marginInline: space[1],
  borderRadius: '50%',
  background: ground.muted,
  selectors: {
    [`${board}[data-surface="dark"] &[data-running]`]: lit(vars.text.onStagePositive),
    [`${board}:not([data-surface]) &[data-running]`]: lit(vars.text.positive),
  },
});

export const view = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  selectors: {
    '&[data-ready]': { overflow: 'hidden' },
    [`${board}:not([data-fixed]) &[data-ready]`]: { maskImage: 'linear-gradient(#000 82%, transparent)' },
    [`${board}[data-fixed] &`]: { flex: 'none' },
  },
});

const odd = keyframes({ from: { transform: 'none' }, to: { transform: `translateY(-${rowHeight})` } });
const even = keyframes({ from: { transform: 'none' }, to: { transform: `translateY(-${rowHeight})` } });

/**
 * Each step starts with the row that just passed and moves up by it. Two identical animations alternate, so that each
 * restarts.
 */
export const list = style({
  selectors: {
    '&[data-step="odd"]': { animation: `${odd} ${duration.slow} ${easing.standard} both` },
    '&[data-columns]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space[6],
    },
    '&[data-step="even"]': { animation: `${even} ${duration.slow} ${easing.standard} both` },
  },
  '@media': {
    [media.still]: { selectors: { '&[data-step]': { animation: 'none', transform: `translateY(-${rowHeight})` } } },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  blockSize: rowHeight,
  paddingInline: space[4],
  selectors: {
    '& + &': { boxShadow: `0 -1px 0 ${vars.border.onStage}` },
    [`${board}:not([data-surface]) & + &`]: { boxShadow: `0 -1px 0 ${vars.border.subtle}` },
    [`${list}[data-columns] > &:nth-child(-n + 3)`]: { boxShadow: 'none' },
  },
});

export const thumb = style({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '34px',
  blockSize: '40px',
  borderRadius: vars.radius.xs,
  selectors: { '&[data-empty]': { background: ground.track } },
});

export const who = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
export const name = style({ ...ellipsis, maxInlineSize: '100%', lineHeight: '18px', fontWeight: vars.weight.semibold });
export const game = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: ground.muted });

export const amount = style({
  ...figure,
  fontSize: '17px',
  lineHeight: '22px',
  selectors: {
    [`${board}[data-surface="dark"] &`]: { color: vars.text.onStageAccent },
    [`${board}:not([data-surface]) &`]: { color: vars.text.accent },
  },
});

export const bar = style({
  flex: 1,
  blockSize: '12px',
  borderRadius: vars.radius.xs,
  background: ground.track,
  selectors: { '&[data-short]': { flex: '0 0 72px' } },
});
