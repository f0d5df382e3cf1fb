import { style } from '@vanilla-extract/css';
import { by, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const list = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  color: vars.text.secondary,
  selectors: by('size', { sm: { ...text('caption'), gap: space[2] } }),
});

export const item = style({ display: 'flex', alignItems: 'start', gap: space[3], minInlineSize: 0 });

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  blockSize: '1lh',
  color: vars.text.accent,
  selectors: { [`${list}[data-tone="positive"] &`]: { color: vars.text.positive } },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
