import { globalStyle, style } from '@vanilla-extract/css';
import { pageWidth } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const main = style({
  flex: 1,
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  selectors: { '&:focus': { outline: 0 } },
});

export const hero = style({
  paddingBlock: `${space[3]} calc(${space[4]} + ${vars.stage.edge} * 0.4)`,
  '@media': { [media.wide]: { paddingBlock: `${space[5]} calc(${space[5]} + ${vars.stage.edge})` } },
});

export const content = style({
  ...pageWidth,
  gridRow: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  paddingBlock: `${space[5]} ${space[8]}`,
  selectors: {
    '&[data-bleed]': { alignContent: 'stretch', maxInlineSize: 'none', padding: 0, gap: 0 },
  },
  '@media': {
    ...pageWidth['@media'],
    [media.wide]: {
      gap: space[14],
      paddingBlock: `${space[12]} ${space[12]}`,
    },
  },
});

/** A full-window game does not scroll, and an empty gutter would leave a pale strip. */
globalStyle(`html:has(${content}[data-bleed])`, { scrollbarGutter: 'auto' });
