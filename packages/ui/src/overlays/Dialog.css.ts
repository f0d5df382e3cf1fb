import { style } from '@vanilla-extract/css';
import { by, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

/** Room for a panel beside a form; it leaves first, above an on-screen keyboard too. */
export const besideForm = `${media.wide} and (min-height: 701px)`;

export const dialogSplit = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  '@media': {
    [besideForm]: {
      selectors: { '&[data-beside]': { display: 'grid', gridTemplate: 'minmax(0, 1fr) / 340px minmax(0, 1fr)' } },
    },
  },
});

export const dialogMain = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
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
