import { style } from '@vanilla-extract/css';
import { lowWindow } from '../internal/styles.ts';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { media, space, vars, z } from '../theme.css.ts';

const inset = 'env(safe-area-inset-bottom, 0px)';

export const bar = style([
  onLightSurface,
  {
    position: 'sticky',
    insetBlockEnd: `calc(-1 * ${space[4]})`,
    zIndex: z.sticky,
    minInlineSize: 0,
    marginInline: `calc(-1 * ${space[4]})`,
    marginBlockEnd: `calc(-1 * (${space[4]} + ${inset}))`,
    paddingBlock: `${space[3]} calc(${space[3]} + ${inset})`,
    paddingInline: space[4],
    background: vars.surface.raised,
    boxShadow: `0 -1px 0 ${vars.border.subtle}`,
    '@media': {
      [lowWindow]: { position: 'static' },
      [media.pair]: {
        insetBlockEnd: `calc(-1 * ${space[5]})`,
        marginInline: `calc(-1 * ${space[6]})`,
        marginBlockEnd: `calc(-1 * ${space[5]})`,
        paddingInline: space[6],
      },
    },
  },
]);
