import { fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { darkBar, lowWindow } from '../internal/styles.ts';
import { duration, easing, layout, media, vars, z } from '../theme.css.ts';
import { stuckBelow } from './internal/stuck.css.ts';

export { corner, end } from './NavRow.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fading = { animation: `${fade} ${duration.base} ${easing.enter}` };

export const bar = style({
  ...darkBar,
  display: 'none',
  position: 'sticky',
  insetBlockStart: `calc(${fallbackVar(stuckBelow, '0px')} + ${layout.headerStuck} - ${layout.headerNav})`,
  zIndex: z.header,
  borderBlockEnd: `1px solid ${vars.border.onStage}`,
  selectors: { '&:has([aria-expanded="true"])': { zIndex: z.dropdown } },
  '@media': { [media.wide]: { display: 'block' }, [lowWindow]: { position: 'relative', insetBlockStart: 0 } },
});

/** Marker at the page start: once out of view, the bar shows its lower edge. */
export const start = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1px',
  blockSize: '120px',
  '@media': { [media.wide]: { display: 'block' } },
});

const passed = `${start}[data-passed] ~ ${bar}`;

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

export const scrolled = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: layout.headerStuck,
  visibility: 'hidden',
});

/** Rows in use by keyboard or with an open menu are not replaced. */
const inUse = ':is(:focus-visible, [aria-expanded="true"])';

const instead = [`${passed}:not(:has(${first} ${inUse}))`, `${bar}:has(${scrolled} ${inUse})`];

globalStyle(instead.map((at) => `${at} > ${scrolled}`).join(), { visibility: 'visible', ...fading });
globalStyle(instead.map((at) => `${at}:has(${scrolled}) > ${first}`).join(), { visibility: 'hidden' });
