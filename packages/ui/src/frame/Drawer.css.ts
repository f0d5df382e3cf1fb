import { style } from '@vanilla-extract/css';
import { display, text } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { size, space, vars } from '../theme.css.ts';

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
});

export const title = style({ ...display, fontSize: vars.type.displaySm, lineHeight: vars.line.displaySm });

export const tools = style([
  onDarkSurface,
  {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    flex: 'none',
    gap: space[1],
    padding: space[2],
    background: vars.surface.stageSunken,
  },
]);

export const list = style({
  position: 'relative',
  minBlockSize: 0,
  padding: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch,
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-current]': { background: vars.surface.selected, color: vars.text.brand },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

export const label = style({ flex: 1, minInlineSize: 0 });

export const hot = style({ color: vars.text.negative });

export const chevron = style({
  color: vars.text.muted,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const studios = style({ paddingInlineStart: space[4], paddingBlockEnd: space[2] });

export const studio = style([row, text('body'), { color: vars.text.secondary }]);
