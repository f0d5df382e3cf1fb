import { globalStyle, style } from '@vanilla-extract/css';
import { darkBar, lowWindow } from '../internal/styles.ts';
import { layout, media, size, space, vars, z } from '../theme.css.ts';
import { stuckBelow } from './internal/stuck.css.ts';
import { main } from './Main.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** On phones the whole header sticks below the session bar; on desktops each bar decides (`NavBar`). */
export const stuck = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  '@media': { [media.wide]: { display: 'contents' }, [lowWindow]: { position: 'relative' } },
});

export const session = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.rail,
  '@media': { [lowWindow]: { position: 'relative' } },
});

export const strip = style({
  ...darkBar,
  display: 'none',
  blockSize: space[12],
  borderBlock: `1px solid ${vars.border.onStage}`,
  '@media': { [`${media.pair} and (max-width: 899.98px)`]: { display: 'block' } },
});

const sessionHeight = size.controlSm;

export const header = style({
  '@media': {
    [media.wide]: {
      display: 'contents',
      selectors: { [`${session} ~ &`]: { vars: { [stuckBelow]: sessionHeight } } },
    },
  },
});

const bottom = `calc(${layout.tabBar} + ${space[6]} + env(safe-area-inset-bottom, 0px))`;

/** Keeps focused elements and anchors clear of the sticky bars. */
globalStyle('html', {
  scrollPaddingBlock: `calc(${layout.headerMobile} + ${space[2]}) ${bottom}`,
  '@media': {
    [media.pair]: { scrollPaddingBlockStart: `calc(${space[16]} + ${space[2]})` },
    [media.wide]: { scrollPaddingBlock: `calc(${layout.headerStuck} + ${space[4]}) 0` },
    [lowWindow]: { scrollPaddingBlock: space[2] },
  },
});
globalStyle(`html:has(${session})`, {
  scrollPaddingBlockStart: `calc(${layout.headerMobile} + ${space[2]} + ${sessionHeight})`,
  '@media': {
    [media.pair]: { scrollPaddingBlockStart: `calc(${space[16]} + ${space[2]} + ${sessionHeight})` },
    [media.wide]: { scrollPaddingBlockStart: `calc(${layout.headerStuck} + ${space[4]} + ${sessionHeight})` },
    [lowWindow]: { scrollPaddingBlockStart: space[2] },
  },
});

/** With a guessed skeleton the page height is unknown, and the footer would jump. */
export const foot = style({
  display: 'contents',
  selectors: { [`${main}:has([data-guessed]) ~ &`]: { visibility: 'hidden' } },
});

const barHeight = `${layout.tabBar} + env(safe-area-inset-bottom, 0px)`;

export const tabs = style({
  blockSize: `calc(${barHeight} + ${space[4]})`,
  // Below a dark footer a gap above the bar would be a strip of the page's colour.
  selectors: { [`${foot} ~ &`]: { blockSize: `calc(${barHeight})` } },
  '@media': {
    [media.wide]: { blockSize: 0, selectors: { [`${foot} ~ &`]: { blockSize: 0 } } },
    [lowWindow]: { blockSize: 0, selectors: { [`${foot} ~ &`]: { blockSize: 0 } } },
  },
});
