import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const picture = style({ objectFit: 'contain', flex: 'none' });

export const monogram = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  fontSize: '12px',
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  letterSpacing: 0,
  '::before': { content: 'attr(data-letters)' },
});
