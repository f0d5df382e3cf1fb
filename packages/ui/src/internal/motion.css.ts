import { keyframes, style } from '@vanilla-extract/css';
import { duration } from '../theme.css.ts';
import { by } from './styles.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} ${duration.spinner} linear infinite`,
  selectors: by('size', {
    sm: { inlineSize: '12px', blockSize: '12px' },
    lg: { inlineSize: '28px', blockSize: '28px', borderWidth: '3px' },
  }),
});
