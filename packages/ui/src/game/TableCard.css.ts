import { globalStyle, style } from '@vanilla-extract/css';
import { ellipsis, figure, raisedCard, text as step } from '../internal/styles.ts';
import { duration, easing, fontSize, ground, media, space, vars } from '../theme.css.ts';
import { road } from './tableParts.css.ts';

export const card = style({
  ...raisedCard,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  minInlineSize: 0,
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${ground.ring}`, outlineOffset: '3px' } },
});

export const felt = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[2],
  overflow: 'hidden',
  minBlockSize: 'calc(152em / 14)',
  padding: '10px',
  background: vars.surface.stage,
  '@media': { '(min-width: 900px) and (max-width: 1199.98px)': { minBlockSize: 'calc(140em / 14)' } },
});

globalStyle(`${felt} > img`, {
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  transition: `scale ${duration.slow} ${easing.standard}`,
});
globalStyle(`${card}:hover ${felt} > img`, { '@media': { [media.hover]: { scale: 1.03 } } });
globalStyle(`${card}[data-state="closed"] ${felt} > img`, { filter: 'grayscale(1) brightness(0.6)' });
globalStyle(`${felt} > ${road}`, { maxInlineSize: '46%' });

export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: space[2],
  padding: `${space[3]} 14px`,
});

export const words = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

/** The link covers the card; the heart is above it. */
export const way = style({
  ...ellipsis,
  maxInlineSize: '100%',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
globalStyle(`${paper} > button`, { zIndex: 1 });

export const name = style({ fontSize: 'calc(15em / 14)', fontWeight: vars.weight.semibold });
export const studio = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: vars.text.muted });

export const bets = style({
  ...figure,
  gridColumn: '1 / -1',
  marginBlockStart: space[2],
  fontSize: fontSize.bodyLg,
  lineHeight: 1.4,
  textAlign: 'start',
  selectors: { '&[data-long]': { fontSize: fontSize.label } },
});
globalStyle(`[dir="rtl"] ${bets}`, { textAlign: 'right' });
globalStyle(`${card}[data-state="closed"] ${bets}`, { color: vars.text.muted });

export const foot = style({
  ...step('caption'),
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
});

export const seats = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const language = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', marginInlineStart: 'auto' });
export const flag = style({ borderRadius: '2px' });
