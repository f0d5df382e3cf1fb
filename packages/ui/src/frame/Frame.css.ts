import { globalStyle, style } from '@vanilla-extract/css';
import { darkBar } from '../internal/styles.ts';
import { layout, media, size, space, vars, z } from '../theme.css.ts';
import { stuckBelow } from './internal/stuck.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** On a phone all of the header stays in sight, under the session. At a desk each bar is for itself (`NavBar`). */
export const stuck = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  '@media': { [media.wide]: { display: 'contents' } },
});

export const session = style({ position: 'sticky', insetBlockStart: 0, zIndex: z.rail });

/** Keeps its room before it is there. */
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

/** What takes the focus, or is led to, does not come to rest under the bars that stay. */
globalStyle('html', {
  scrollPaddingBlock: `calc(${layout.headerMobile} + ${space[2]}) ${bottom}`,
  '@media': {
    [media.pair]: { scrollPaddingBlockStart: `calc(${space[16]} + ${space[2]})` },
    [media.wide]: { scrollPaddingBlock: `calc(${layout.headerStuck} + ${space[4]}) 0` },
  },
});
globalStyle(`html:has(${session})`, {
  scrollPaddingBlockStart: `calc(${layout.headerMobile} + ${space[2]} + ${sessionHeight})`,
  '@media': {
    [media.pair]: { scrollPaddingBlockStart: `calc(${space[16]} + ${space[2]} + ${sessionHeight})` },
    [media.wide]: { scrollPaddingBlockStart: `calc(${layout.headerStuck} + ${space[4]} + ${sessionHeight})` },
  },
});

export const hero = style({
  paddingBlock: `${space[3]} calc(${space[4]} + ${vars.stage.edge} * 0.4)`,
  '@media': { [media.wide]: { paddingBlock: `${space[5]} calc(${space[5]} + ${vars.stage.edge})` } },
});

export const main = style({ flex: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The page's end is unknown while a guessed skeleton stands in it, and its footer would jump. */
export const foot = style({
  display: 'contents',
  selectors: { [`${main}:has([data-guessed]) ~ &`]: { visibility: 'hidden' } },
});

/** The tab bar floats over the end of the page, which therefore ends later. */
export const tabs = style({
  blockSize: `calc(${layout.tabBar} + ${space[4]} + env(safe-area-inset-bottom, 0px))`,
  '@media': { [media.wide]: { blockSize: 0 } },
});
