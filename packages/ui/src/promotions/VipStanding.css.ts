import { style } from '@vanilla-extract/css';
import { onDark, ringed, standingSize, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const standing = style({
  ...onDark,
  ...ringed(vars.border.onStage),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  // Fits the longest language, so that the content below never moves.
  minBlockSize: standingSize(3),
  padding: space[5],
  borderRadius: vars.radius.lg,
  background: vars.surface.stageHover,
  '@media': {
    [media.wide]: { minBlockSize: standingSize(2) },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const words = style({ flex: 1, display: 'grid', gap: space[2], minInlineSize: 0, overflowWrap: 'anywhere' });
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const name = style({ ...step('title'), minInlineSize: 0 });

export const way = style({
  ...step('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  color: vars.text.onStageMuted,
});
