import { style } from '@vanilla-extract/css';
import { by, numeric, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const deadline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
});

export const words = style({
  ...text('caption'),
  ...numeric,
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [media.pair]: { justifyItems: 'end' } },
});

export const label = style({ color: vars.text.muted });

export const time = style({
  fontWeight: vars.weight.semibold,
  selectors: by('tone', { warning: { color: vars.text.warning } }),
});
