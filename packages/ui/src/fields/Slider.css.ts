import { style } from '@vanilla-extract/css';
import { progress } from '../feedback/Progress.css.ts';
import { eased } from '../internal/styles.ts';
import { ground, media, size, vars } from '../theme.css.ts';

export const slider = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: size.targetMin,
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch } },
});

export const filled = style([
  progress,
  {
    gridArea: '1 / 1',
    '@media': { '(forced-colors: active)': { display: 'none' } },
  },
]);

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '24px',
  blockSize: '24px',
  border: 0,
  borderRadius: '50%',
  background: ground.text,
  boxShadow: vars.shadow.sm,
  ...eased('box-shadow'),
} as const;

export const input = style({
  gridArea: '1 / 1',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '24px',
  margin: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  cursor: 'pointer',
  accentColor: ground.ring,
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover::-webkit-slider-thumb': { boxShadow: vars.shadow.md } } },
    '(forced-colors: active)': { appearance: 'auto' },
  },
});
