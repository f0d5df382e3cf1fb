import { style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { ground, media, size, space, vars } from '../theme.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.targetMin,
  color: ground.link,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '3px',
  selectors: by('kind', {
    quiet: { color: ground.muted },
    plain: { color: 'inherit', fontWeight: 'inherit' },
  }),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    '(pointer: coarse)': { minBlockSize: size.touch },
  },
});

export const inSentence = style({
  color: ground.link,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
