import { style } from '@vanilla-extract/css';
import { darkSurface } from '../internal/styles.ts';
import { media, vars } from '../theme.css.ts';

export const surface = style({
  ...darkSurface,
  selectors: {
    '&[data-curved]': {
      borderEndStartRadius: `${vars.stage.edgeRadius} calc(${vars.stage.edge} * 0.4)`,
      borderEndEndRadius: `${vars.stage.edgeRadius} calc(${vars.stage.edge} * 0.4)`,
      boxShadow: `0 3px 0 ${vars.edge.line}, 0 14px 30px -12px ${vars.edge.shadow}`,
    },
  },
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-curved]': {
          borderEndStartRadius: `${vars.stage.edgeRadius} ${vars.stage.edge}`,
          borderEndEndRadius: `${vars.stage.edgeRadius} ${vars.stage.edge}`,
        },
      },
    },
  },
});
