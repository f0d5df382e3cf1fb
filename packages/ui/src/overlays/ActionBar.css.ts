import { style } from '@vanilla-extract/css';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { media, space, vars, z } from '../theme.css.ts';

const inset = 'env(safe-area-inset-bottom, 0px)';

export const bar = style([
  onLightSurface,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: z.sticky,
    minInlineSize: 0,
    paddingBlock: space[3],
    background: vars.surface.raised,
    boxShadow: `0 -1px 0 ${vars.border.subtle}`,
    selectors: {
      /** Over the padding of an `AccountDialog`'s page. */
      '&[data-kind="page"]': {
        marginInline: `calc(-1 * ${space[4]})`,
        marginBlockEnd: `calc(-1 * (${space[4]} + ${inset}))`,
        paddingInline: space[4],
        paddingBlockEnd: `calc(${space[3]} + ${inset})`,
      },
    },
    '@media': {
      [media.wide]: {
        selectors: {
          '&[data-kind="page"]': {
            marginInline: `calc(-1 * ${space[6]})`,
            marginBlockEnd: `calc(-1 * ${space[5]})`,
            paddingInline: space[6],
          },
        },
      },
    },
  },
]);
