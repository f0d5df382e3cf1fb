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
  selectors: {
    '&[data-long], &:has(svg)': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      inlineSize: 'auto',
      maxInlineSize: '100%',
      paddingInline: space[3],
      borderRadius: vars.radius.pill,
      direction: 'inherit',
    },
  },
});

export const picture = style({ inlineSize: size.control, blockSize: size.control, flex: 'none', objectFit: 'contain' });

export const link = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  color: 'inherit',
});
