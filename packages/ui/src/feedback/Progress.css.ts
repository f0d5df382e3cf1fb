import { style } from '@vanilla-extract/css';
import { by, ringed } from '../internal/styles.ts';
import { ground, vars } from '../theme.css.ts';

const value = (color: string) => ({ background: color, borderRadius: '8px' });
const accentValue = { ...value(vars.action.accent), ...ringed(ground.accentEdge) };

export const progress = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '8px',
  border: 0,
  borderRadius: '8px',
  background: ground.track,
  ...ringed(ground.line),
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': value(vars.action.primary),
    '&::-moz-progress-bar': value(vars.action.primary),
    ...by('tone', { accent: accentValue }, '::-webkit-progress-value'),
    ...by('tone', { accent: accentValue }, '::-moz-progress-bar'),
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
