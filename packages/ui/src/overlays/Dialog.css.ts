import { style } from '@vanilla-extract/css';
import { by, darkSurface, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const dialogSplit = style({
  flex: 1,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [media.wide]: { gridTemplate: 'minmax(0, 1fr) / 304px minmax(0, 1fr)' } },
});

/** The dark panel above a long form, and beside it where there is room; a phone has none. */
export const dialogSide = style({
  ...darkSurface,
  display: 'none',
  flexDirection: 'column',
  overflow: 'hidden',
  '@media': { [`${media.pair} and (min-height: 600px)`]: { display: 'flex' }, [media.wide]: { display: 'flex' } },
});

export const dialogMain = style({
  gridRowEnd: -1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  // A cell in a row of its own would be placed first, before the panel beside it.
  '@media': { [media.wide]: { gridColumnStart: 2 } },
});

export const dialogHead = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlockStart: space[5],
  paddingInline: `${space[4]} ${space[2]}`,
  '@media': { [media.pair]: { paddingInline: `${space[6]} ${space[4]}` } },
});

export const dialogTitle = style({
  minInlineSize: 0,
  selectors: by('size', { md: text('displayMd'), sm: text('displaySm') }),
});

export const dialogBody = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minBlockSize: 0,
  paddingBlock: `${space[4]} ${space[6]}`,
  paddingInline: space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.pair]: { paddingInline: space[6] } },
});

export const dialogFoot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingBlockEnd: space[6],
  paddingInline: space[4],
  '@media': { [media.pair]: { paddingInline: space[6] } },
});

export const dialogText = style({ color: vars.text.secondary, textWrap: 'pretty' });
