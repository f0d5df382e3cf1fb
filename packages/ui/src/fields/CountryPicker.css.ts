import { style } from '@vanilla-extract/css';
import { fieldControl } from '../internal/Field.css.ts';
import { numeric } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export { popup } from '../internal/Listbox.css.ts';

export const country = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '36px',
  marginInlineStart: '-8px',
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  color: vars.text.secondary,
  ...numeric,
  selectors: {
    '&[aria-expanded="true"]': { background: vars.surface.hover },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.surface.hover } } },
    '(pointer: coarse)': { minBlockSize: size.touch },
  },
});

export const flag = style({ flex: 'none', inlineSize: '20px', blockSize: '15px', borderRadius: '2px' });

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[3],
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  color: vars.text.muted,
  boxShadow: `inset 0 -1px 0 ${vars.border.default}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.focus.ring}` } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
});

export const searchInput = style([fieldControl, { color: vars.text.primary }]);
