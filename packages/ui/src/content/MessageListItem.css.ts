import { style } from '@vanilla-extract/css';
import { numeric, text } from '../internal/styles.ts';
import { duration, easing, media, size, space, vars } from '../theme.css.ts';

const last = '-2 / -1';

export const head = style({ gridColumn: last, minInlineSize: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingBlock: space[2],
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
});

export const envelope = style({
  position: 'relative',
  color: vars.text.muted,
  selectors: { [`${row}[aria-expanded="true"] &`]: { color: vars.text.accent } },
});

export const unread = style({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineEnd: '-3px',
  inlineSize: '10px',
  blockSize: '10px',
  border: `2px solid ${vars.surface.raised}`,
  borderRadius: '50%',
  background: vars.badge.count,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({
  display: 'block',
  lineHeight: '20px',
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}[data-read][aria-expanded="false"] &`]: {
      color: vars.text.secondary,
      fontWeight: vars.weight.regular,
    },
  },
});
export const time = style({ ...text('caption'), ...numeric, color: vars.text.muted });

export const arrow = style({
  color: vars.text.muted,
  transition: `rotate ${duration.fast} ${easing.standard}`,
  selectors: { [`${row}[aria-expanded="true"] &`]: { rotate: '180deg' } },
});

export const body = style({
  gridColumn: last,
  minInlineSize: 0,
  paddingBlockEnd: space[4],
  paddingInline: `${size.touch} ${space[2]}`,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
