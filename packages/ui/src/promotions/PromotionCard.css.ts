import { globalStyle, style } from '@vanilla-extract/css';
import { text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
    pointerEvents: 'none',
  },
});

export const art = style({ aspectRatio: '16 / 7', background: vars.surface.skeleton });

globalStyle(`${card}[data-ended] ${art} > img`, { filter: 'grayscale(1)' });

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[5],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style(step('displaySm'));
export const text = style({ color: vars.text.secondary });
export const terms = style({ ...step('caption'), color: vars.text.muted });

export const facts = style({
  ...step('caption'),
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[1],
  color: vars.text.muted,
});
export const wager = style({ display: 'grid', gap: space[1], marginBlockStart: space[1] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
});

export const period = style({
  ...step('caption'),
  display: 'grid',
  flex: '1 1 min-content',
  minInlineSize: 0,
  color: vars.text.muted,
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

/** The link to the terms covers the card; other controls are above it. */
globalStyle(`${ways} > a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${ways} > button`, { position: 'relative', zIndex: 1 });
globalStyle(`${card}:has(a:hover)`, { '@media': { [media.hover]: { background: vars.surface.hover } } });
