import { style } from '@vanilla-extract/css';
import { eased, text } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';

export const providers = style({ display: 'grid', gap: space[2], justifyItems: 'center' });

export const title = style({
  ...text('caption'),
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  color: vars.text.muted,
  selectors: {
    '&::before, &::after': { content: '', borderBlockStart: `1px solid ${vars.border.default}` },
  },
});

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const link = style({
  ...eased('background-color'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
  color: vars.text.primary,
  '@media': { '(pointer: coarse)': { inlineSize: size.touch, blockSize: size.touch } },
  selectors: { '&:hover': { background: vars.surface.hover } },
});
