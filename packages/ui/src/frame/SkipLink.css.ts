import { style } from '@vanilla-extract/css';
import { paperGround } from '../internal/grounds.css.ts';
import { text } from '../internal/styles.ts';
import { size, space, vars, z } from '../theme.css.ts';

export const skip = style([
  paperGround,
  {
    ...text('body'),
    position: 'fixed',
    insetBlockStart: space[2],
    insetInlineStart: space[4],
    zIndex: z.tooltip,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.touch,
    paddingInline: space[4],
    borderRadius: vars.radius.control,
    background: vars.surface.overlay,
    boxShadow: vars.shadow.lg,
    fontWeight: vars.weight.semibold,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
]);
