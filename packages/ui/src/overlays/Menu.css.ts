import { style } from '@vanilla-extract/css';
import { popup } from '../internal/Listbox.css.ts';
import { by, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export { popoverBox as menuBox } from './Popover.css.ts';

export const menu = style([
  popup,
  {
    inlineSize: 'max-content',
    minInlineSize: '200px',
    maxInlineSize: `min(320px, calc(100vw - ${space[4]}))`,
    padding: space[2],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 0,
  },
]);

export const menuRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  outlineOffset: '-2px',
  selectors: {
    '&:focus': { background: vars.surface.hover },
    '&[aria-checked="true"]': { background: vars.surface.selected, color: vars.text.brand },
    ...by('tone', { negative: { color: vars.text.negative } }),
    '&[aria-disabled="true"]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"], [aria-checked="true"])': { background: vars.surface.hover } },
    },
    '(pointer: coarse)': { minBlockSize: size.touch },
    '(forced-colors: active)': {
      border: 0,
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
    },
  },
});

export const menuMark = style({
  flex: 'none',
  color: vars.text.muted,
  selectors: { '[data-tone] > &, [aria-checked="true"] > &, [aria-disabled="true"] > &': { color: 'inherit' } },
});

export const menuLabel = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const menuText = style({
  ...text('caption'),
  display: 'block',
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
});

export const menuHead = style({
  paddingBlock: space[1],
  paddingInline: space[3],
  overflowWrap: 'anywhere',
});

export const menuTitle = style({ fontWeight: vars.weight.semibold });

export const menuNote = style({ ...text('caption'), color: vars.text.muted });

export const menuGroup = style({
  ...text('caption'),
  paddingBlock: space[1],
  paddingInline: space[3],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const menuLine = style({
  margin: `${space[2]} -${space[2]}`,
  border: 0,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
