import { style } from '@vanilla-extract/css';
import { ellipsis, figure, hidden, numeric, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  blockSize: '100%',
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const thumb = style({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '36px',
  blockSize: '45px',
  borderRadius: vars.radius.xs,
  background: vars.surface.skeleton,
});

export const who = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
export const name = style({ ...ellipsis, maxInlineSize: '100%', fontWeight: vars.weight.semibold });
export const number = style({ ...step('caption'), ...numeric, color: vars.text.muted });

/** In the order they were drawn, from left to right in every script, at the side where reading begins. */
export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  minBlockSize: '32px',
  selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
});

export const ball = style({
  ...figure,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '32px',
  blockSize: '32px',
  borderRadius: '16px',
  background: vars.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  fontSize: '15px',
  lineHeight: 1,
  selectors: {
    '&[data-bonus]': { background: vars.action.accent, color: vars.action.onAccent, boxShadow: 'none' },
  },
});

export const bonusLabel = style(hidden);

export const next = style({
  ...step('caption'),
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  color: vars.text.muted,
});

export const countdown = style({
  ...figure,
  fontSize: '16px',
  lineHeight: '20px',
  color: vars.text.primary,
  textAlign: 'end',
});
