import { style } from '@vanilla-extract/css';
import { darkSurface, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';
import { dialogBody } from './Dialog.css.ts';

const besideAKeyboard = '(max-height: 480px)';

export const split = style({
  flex: 1,
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [media.wide]: { gridTemplate: 'minmax(0, 1fr) / 304px minmax(0, 1fr)' } },
});

export const side = style({
  ...darkSurface,
  display: 'none',
  flexDirection: 'column',
  overflow: 'hidden',
  '@media': {
    [`${media.pair} and (min-height: 600px)`]: {
      display: 'flex',
      borderBlockEnd: `3px solid ${vars.action.accent}`,
    },
    [media.wide]: { display: 'flex', borderBlockEnd: 0 },
  },
});

export const main = style({
  gridRowEnd: -1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  // Scrolls everything if header and footer alone do not fit, such as with very large text.
  overflowY: 'auto',
  // The dialog sets its height, not the content, so that the footer can query it.
  selectors: { '&[data-steps]': { containerType: 'size' } },
  // Only the column: a cell with an explicit row would be placed first, before the panel beside it.
  '@media': { [media.wide]: { gridColumnStart: 2 } },
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  paddingBlockStart: space[3],
  paddingInline: `${space[1]} ${space[4]}`,
  '@media': {
    [media.pair]: {
      justifyContent: 'space-between',
      paddingBlockStart: space[5],
      paddingInline: `${space[8]} ${space[4]}`,
    },
  },
});

export const title = style({
  ...text('displaySm'),
  minInlineSize: 0,
  '@media': { [media.pair]: text('displayMd') },
});

export const count = style({
  ...text('label'),
  order: 1,
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.pair]: { display: 'none' } },
});

const onPhonesAlone = { '@media': { [media.pair]: { display: 'none' } } } as const;

export const cross = style({
  order: -1,
  flex: 'none',
  selectors: { '&[data-replaced]': { display: 'none' } },
  '@media': { [media.pair]: { order: 1, selectors: { '&[data-replaced]': { display: 'block' } } } },
});

export const headBack = style({ order: -1, flex: 'none', ...onPhonesAlone });

export const progress = style({
  flex: 'none',
  paddingBlockStart: space[2],
  paddingInline: space[4],
  '@media': { [media.pair]: { paddingBlockStart: space[3], paddingInline: space[8] } },
});

export const body = style([
  dialogBody,
  {
    flex: 1,
    paddingBlock: `${space[5]} ${space[6]}`,
    '@media': { [media.pair]: { paddingInline: space[8] } },
  },
]);

export const foot = style({
  display: 'grid',
  flex: 'none',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.pair]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: space[4],
      paddingBlock: space[4],
      paddingInline: space[8],
    },
  },
});

export const footBack = style({
  display: 'none',
  '@media': { [media.pair]: { display: 'block', marginInlineEnd: 'auto' } },
});

export const note = style({
  order: 2,
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.pair]: {
      order: 0,
      marginInlineEnd: 'auto',
      textAlign: 'start',
      selectors: { '&[data-on-phones]': { display: 'none' } },
    },
  },
  '@container': { [besideAKeyboard]: { display: 'none', '@media': { [media.pair]: { display: 'block' } } } },
});

export const more = style({
  order: 1,
  display: 'grid',
  justifyItems: 'center',
  '@media': { [media.pair]: { order: 0 } },
});

export const action = style({ display: 'grid', '@media': { [media.pair]: { display: 'block' } } });
