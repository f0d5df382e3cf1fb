import { style } from '@vanilla-extract/css';
import { by, ringed, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const strength = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minInlineSize: 0,
  color: vars.text.secondary,
});

export const meter = style({ display: 'flex', flex: '1 1 120px', gap: space[1] });

const filled = (color: string) => ({ background: color, boxShadow: 'none' });

export const step = style({
  flex: 1,
  blockSize: '6px',
  borderRadius: '3px',
  background: vars.surface.sunken,
  ...ringed(vars.border.default),
  selectors: by('tone', {
    weak: filled(vars.text.negative),
    fair: filled(vars.text.warning),
    strong: filled(vars.text.positive),
  }),
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: { '&[data-tone]': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});
