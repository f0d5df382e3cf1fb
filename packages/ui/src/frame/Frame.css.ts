import { globalStyle, style } from '@vanilla-extract/css';
import { layout, lineHeight, media, size, space, vars, z } from '../theme.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

/** Over everything that scrolls under its drop-downs, and over the side bar while one is open. */
export const top = style({
  position: 'relative',
  zIndex: z.header,
  selectors: { '&:has([aria-expanded="true"])': { zIndex: z.dropdown } },
});

export const session = style({ position: 'sticky', insetBlockStart: 0, zIndex: z.rail });

/** What takes the focus does not come to rest under the session bar or the tab bar. */
globalStyle('html', {
  scrollPaddingBlock: `calc(${size.controlSm} + ${lineHeight.caption} * 2 + ${space[4]}) calc(${layout.tabBar} + ${space[6]} + env(safe-area-inset-bottom, 0px))`,
  '@media': { [media.wide]: { scrollPaddingBlock: `calc(${size.controlSm} + ${space[2]}) 0` } },
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
