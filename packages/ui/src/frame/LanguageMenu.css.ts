import { style } from '@vanilla-extract/css';
import { size, space, vars } from '../theme.css.ts';
import { menu as hanging } from './internal/disclosure.css.ts';

export { list } from './internal/disclosure.css.ts';
export { abbreviation, tool as trigger, words } from './internal/topBarTool.css.ts';

export const root = style({ position: 'relative', flex: 'none', maxInlineSize: '100%' });

export const menu = style([
  hanging,
  { insetInlineStart: 0, minInlineSize: '220px', maxBlockSize: 'min(60dvh, 420px)' },
]);

export const flag = style({ inlineSize: '20px', blockSize: '15px', borderRadius: '2px', flex: 'none' });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.touch,
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': { background: vars.surface.selected, color: vars.text.brand },
  },
});

export const name = style({ flex: 1 });
