import { style } from '@vanilla-extract/css';
import { numeric, text as step } from '../internal/styles.ts';
import { duration, easing, media, space, vars } from '../theme.css.ts';

export const list = style({ minInlineSize: 0 });

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

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
  color: vars.text.muted,
  selectors: { [`${row}[aria-expanded="true"] &`]: { color: vars.text.accent } },
});

export const words = style({ flex: 1, minInlineSize: 0 });
export const title = style({
  display: 'block',
  lineHeight: '20px',
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});
export const time = style({ ...step('caption'), ...numeric, color: vars.text.muted });

export const arrow = style({
  color: vars.text.muted,
  transition: `rotate ${duration.fast} ${easing.standard}`,
  selectors: { [`${row}[aria-expanded="true"] &`]: { rotate: '180deg' } },
});

/** Under the title, past the envelope. */
export const body = style({
  paddingBlockEnd: space[4],
  paddingInline: `44px ${space[2]}`,
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
