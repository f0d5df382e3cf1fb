import { style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const captchaButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '36px',
  paddingInlineEnd: space[2],
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  selectors: { '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.surface.hover } } },
    '(pointer: coarse)': { minBlockSize: size.touch },
  },
});

/** Same size in every state, so that the field never moves. */
export const captchaPicture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '104px',
  blockSize: '36px',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  background: vars.surface.skeleton,
  color: vars.text.negative,
  objectFit: 'cover',
  selectors: by('state', { refreshing: { opacity: 0.4 } }),
});
