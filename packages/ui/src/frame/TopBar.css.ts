import { style } from '@vanilla-extract/css';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { layout, media, size, space, vars, z } from '../theme.css.ts';

export const bar = style([
  onDarkSurface,
  {
    display: 'none',
    position: 'relative',
    zIndex: z.header + 1,
    background: vars.surface.stageSunken,
    selectors: { '&:has([aria-expanded="true"])': { zIndex: z.dropdown + 1 } },
    '@media': { [media.wide]: { display: 'block' } },
  },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: layout.headerTop,
});

export const start = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: `calc(${space[2]} * -1)`,
  '@media': { [media.full]: { gap: space[1] }, [media.ample]: { gap: space[2] } },
});

export const end = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: size.control,
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
});
