import { style } from '@vanilla-extract/css';
import { eased } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { layout, media, size, space, vars } from '../theme.css.ts';
import { panel as hanging } from './internal/disclosure.css.ts';

export const bar = style([
  onDarkSurface,
  {
    display: 'none',
    position: 'relative',
    borderBlockEnd: `1px solid ${vars.border.onStage}`,
    '@media': { [media.wide]: { display: 'block' } },
  },
]);

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
