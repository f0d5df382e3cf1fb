import { style } from '@vanilla-extract/css';
import { raisedCard } from '../internal/styles.ts';
import { duration, easing, media, space, vars } from '../theme.css.ts';

export const list = style({
  minInlineSize: 0,
  ...raisedCard,
  overflow: 'clip',
});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingBlock: space[3],
  paddingInline: space[5],
  textAlign: 'start',
  outlineOffset: '-3px',
  '@media': { [media.hover]: { ':hover': { background: vars.surface.hover } } },
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const arrow = style({
  color: vars.text.muted,
  transition: `rotate ${duration.fast} ${easing.standard}`,
  selectors: { [`${row}[aria-expanded="true"] &`]: { rotate: '180deg' } },
});

export const body = style({
  maxInlineSize: '72ch',
  paddingBlockEnd: space[5],
  paddingInline: space[5],
  color: vars.text.secondary,
  overflowWrap: 'anywhere',
});
