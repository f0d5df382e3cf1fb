import { style } from '@vanilla-extract/css';
import { paperGround } from '../internal/grounds.css.ts';
import { eased } from '../internal/styles.ts';
import { media, size, space, vars, z } from '../theme.css.ts';

export const bar = style([
  paperGround,
  {
    position: 'fixed',
    insetInlineEnd: space[4],
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    zIndex: z.rail,
    display: 'none',
    padding: space[1],
    borderRadius: vars.radius.pill,
    background: vars.surface.raised,
    boxShadow: `${vars.shadow.md}, 0 0 0 1px ${vars.border.subtle}`,
    color: vars.text.secondary,
    '@media': { [media.wide]: { display: 'block' } },
  },
]);

export const list = style({ display: 'grid', gap: space.half });

export const link = style({
  ...eased('background-color'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  borderRadius: vars.radius.pill,
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.primary },
    '&[data-key]': { background: vars.action.primary, color: vars.action.onPrimary },
    '&[data-key]:hover': { background: vars.action.primaryHover },
  },
});

/** Between the networks outside and the brand's own places. */
export const rule = style({
  inlineSize: space[5],
  marginBlock: space.half,
  marginInline: 'auto',
  borderBlockStart: `1px solid ${vars.border.default}`,
});
