import { style } from '@vanilla-extract/css';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { space, vars, z } from '../theme.css.ts';

export const bar = style([
  onLightSurface,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: z.sticky,
    minInlineSize: 0,
    paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom, 0px))`,
    background: vars.surface.raised,
    boxShadow: `0 -1px 0 ${vars.border.subtle}`,
  },
]);
