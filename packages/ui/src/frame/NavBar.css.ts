import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { darkBar, eased } from '../internal/styles.ts';
import { duration, easing, layout, media, size, space, vars, z } from '../theme.css.ts';
import { panel as hanging } from './internal/disclosure.css.ts';
import { stuckBelow } from './internal/stuck.css.ts';

const fade = keyframes({ from: { opacity: 0 } });

/** It stays while the page scrolls, a little lower than it is at the top; nothing moves for that. */
export const bar = style({
  ...darkBar,
  display: 'none',
  position: 'sticky',
  insetBlockStart: `calc(${fallbackVar(stuckBelow, '0px')} + ${layout.headerStuck} - ${layout.headerNav})`,
  zIndex: z.header,
  borderBlockEnd: `1px solid ${vars.border.onStage}`,
  // Over the side bar while a drop-down is open.
  selectors: { '&:has([aria-expanded="true"])': { zIndex: z.dropdown } },
  '@media': { [media.wide]: { display: 'block' } },
});

/** Where the page begins: once it is out of sight, the bar has the line of the table. */
export const start = style({ position: 'absolute', insetBlockStart: 0, inlineSize: '1px', blockSize: '120px' });

/** The line comes over the page. */
export const edge = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  blockSize: '1px',
  background: vars.edge.line,
  boxShadow: `0 8px 16px -8px ${vars.edge.shadow}`,
  pointerEvents: 'none',
  animation: `${fade} ${duration.base} ${easing.enter}`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: layout.headerNav,
  '@media': { [media.full]: { gap: space[8] } },
});

export const logo = style({ flex: 'none' });

export const nav = style({ flex: 1, minInlineSize: 0, alignSelf: 'stretch' });

/** Long words, many categories or large letters give a second row, never a hidden one. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  columnGap: space[1],
  minBlockSize: layout.headerNav,
  // Below, a second row is to be expected, and its few words stand together.
  '@media': { '(min-width: 1000px)': { columnGap: 0, justifyContent: 'space-between' } },
});

export const item = style({ display: 'flex' });

export const link = style({
  ...eased('color'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minBlockSize: size.fieldInline,
  paddingInline: space[1],
  fontWeight: vars.weight.medium,
  color: vars.text.onStageMuted,
  whiteSpace: 'nowrap',
  outlineOffset: '-4px',
  '@media': {
    [media.full]: {
      paddingInline: space[2],
      selectors: { '&[aria-current]::after, &[aria-expanded="true"]::after': { insetInline: space[2] } },
    },
  },
  selectors: {
    '&:hover, &[aria-current], &[aria-expanded="true"]': { color: vars.text.onStage },
    '&[aria-current]::after, &[aria-expanded="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[1],
      insetBlockEnd: '-1px',
      blockSize: '3px',
      background: vars.icon.onStage,
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
    },
    /** While a drop-down is open, its own item is the marked one. */
    [`${list}:has([aria-expanded="true"]) &[aria-current]:not([aria-expanded="true"])::after`]: { opacity: 0 },
  },
});

export const hot = style({ color: vars.icon.onStage, marginInlineStart: '-1px', marginBlockStart: '-12px' });

/** As wide as the page's content; its margins let the pointer through to what lies below. */
export const panel = style([hanging, { insetInline: 0, insetBlockStart: 'calc(100% + 1px)', pointerEvents: 'none' }]);
