import { style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { vars } from '../theme.css.ts';

export const code = style({
  inlineSize: '112px',
  blockSize: '112px',
  maxInlineSize: '100%',
  borderRadius: vars.radius.md,
  selectors: by('size', { lg: { inlineSize: '184px', blockSize: '184px' } }),
});
export const ground = style({ fill: '#fff' });
export const ink = style({ fill: '#111' });
