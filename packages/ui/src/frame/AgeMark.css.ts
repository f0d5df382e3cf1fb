import { style } from '@vanilla-extract/css';
import { fontSize, size, space, vars } from '../theme.css.ts';

export const age = style({ display: 'flex', alignItems: 'center', gap: space[5], overflowWrap: 'anywhere' });

export const words = style({ minInlineSize: 0 });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.control,
  blockSize: size.control,
  border: '2px solid currentColor',
  borderRadius: '50%',
  fontSize: fontSize.body,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  direction: 'ltr',
});
