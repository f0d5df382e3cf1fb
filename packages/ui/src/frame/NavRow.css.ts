import { style } from '@vanilla-extract/css';
import { eased } from '../internal/styles.ts';
import { layout, media, size, space, vars } from '../theme.css.ts';
import { panel as hanging, menu as hangingMenu } from './internal/disclosure.css.ts';

export { list as menuList } from './internal/disclosure.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: layout.headerNav,
  selectors: { '&[data-scrolled]': { blockSize: layout.headerStuck } },
  '@media': { [media.full]: { gap: space[5] } },
});

export const logo = style({
  flex: 'none',
  selectors: { '[data-scrolled] > &': { inlineSize: size.avatar } },
  '@media': { [media.full]: { selectors: { '[data-scrolled] > &': { inlineSize: 'auto' } } } },
});

export const nav = style({ flex: 1, minInlineSize: 0, alignSelf: 'stretch' });

export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  columnGap: space[4],
  blockSize: '100%',
  '@media': { [media.ample]: { columnGap: space[5] } },
});

/** Items that do not fit are still measured, but neither visible nor reachable. */
export const item = style({
  display: 'flex',
  flex: 'none',
  selectors: { '&[data-out]': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, visibility: 'hidden' } },
});

export const category = style({ display: 'flex', marginInlineEnd: `calc(${space[3]} * -1)` });

export const link = style({
  ...eased('color'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  fontWeight: vars.weight.medium,
  color: vars.text.onStageMuted,
  whiteSpace: 'nowrap',
  outlineOffset: '-4px',
  selectors: {
    [`&:hover, &[aria-current], &[aria-expanded="true"], ${category}:has([aria-expanded="true"]) > &`]: {
      color: vars.text.onStage,
    },
    [`&[aria-current]::after, &[aria-expanded="true"]::after, ${category}:has([aria-expanded="true"]) > &::after`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      blockSize: '3px',
      background: vars.icon.onStage,
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
    },
    [`${list}:has([aria-expanded="true"]) &[aria-current]:not([aria-expanded="true"], :has(~ [aria-expanded="true"]))::after`]:
      { opacity: 0 },
  },
});

export const caret = style({
  ...eased('color'),
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.targetMin,
  color: vars.text.onStageMuted,
  outlineOffset: '-4px',
  selectors: { '&:hover, &[aria-expanded="true"]': { color: vars.text.onStage } },
});

export const hot = style({
  position: 'absolute',
  insetInlineStart: 'calc(100% + 1px)',
  insetBlockStart: 'calc(50% - 20px)',
  color: vars.icon.onStage,
  pointerEvents: 'none',
  opacity: 0,
  '@media': { [media.full]: { selectors: { ':not([data-scrolled]) > nav &': { opacity: 1 } } } },
});

export const panel = style([hanging, { insetInline: 0, insetBlockStart: 'calc(100% + 1px)', pointerEvents: 'none' }]);

export const more = style({ position: 'relative', display: 'flex' });

export const menu = style([hangingMenu, { insetInlineEnd: 0, minInlineSize: '200px' }]);

export const menuRow = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': { background: vars.surface.selected, color: vars.text.brand },
  },
});

export const end = style({
  flex: 'none',
  inlineSize: '140px',
  '@media': { [media.full]: { inlineSize: '216px' } },
});

export const corner = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: space[3] });
