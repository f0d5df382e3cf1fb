import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { darkBar } from '../internal/styles.ts';
import { duration, easing, layout, media, vars, z } from '../theme.css.ts';
import { stuckBelow } from './internal/stuck.css.ts';

export { corner, end } from './NavRow.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
/** It comes over the page; with reduced motion it is simply there, as everything. */
const fading = { animation: `${fade} ${duration.base} ${easing.enter}` };

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
export const start = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1px',
  blockSize: '120px',
  '@media': { [media.wide]: { display: 'block' } },
});

const passed = `${start}[data-passed] ~ ${bar}`;

/** The line of the table. */
export const edge = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'none',
  blockSize: '1px',
  background: vars.edge.line,
  boxShadow: `0 8px 16px -8px ${vars.edge.shadow}`,
  pointerEvents: 'none',
  ...fading,
  selectors: { [`${passed} > &`]: { display: 'block' } },
});

export const first = style({});

/** In the part of the bar that stays in sight. */
export const scrolled = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: layout.headerStuck,
  visibility: 'hidden',
});

/** What somebody is at with the keyboard, or has open, is not taken away. */
const inUse = ':is(:focus-visible, [aria-expanded="true"])';

/** Past the first bar one row stands for the other. */
const instead = [`${passed}:not(:has(${first} ${inUse}))`, `${bar}:has(${scrolled} ${inUse})`];

globalStyle(instead.map((at) => `${at} > ${scrolled}`).join(), { visibility: 'visible', ...fading });
globalStyle(instead.map((at) => `${at}:has(${scrolled}) > ${first}`).join(), { visibility: 'hidden' });
