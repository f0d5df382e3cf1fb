import { style } from '@vanilla-extract/css';
import { by, eased, ringed, touchSquare } from '../internal/styles.ts';
import { ground, media, size, vars } from '../theme.css.ts';

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.density.control,
  blockSize: vars.density.control,
  borderRadius: vars.radius.control,
  color: 'inherit',
  ...eased('background', 'color'),
  selectors: {
    ...by('size', { sm: { inlineSize: size.controlSm, blockSize: size.controlSm } }),
    ...by('kind', { outline: ringed(ground.line) }),
    '&[data-round]': { borderRadius: vars.radius.pill },
    '&[aria-pressed="true"]': { background: ground.hover },
    '&:is(:disabled, [aria-disabled="true"])': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: ground.hover } } },
    ...touchSquare['@media'],
  },
});
