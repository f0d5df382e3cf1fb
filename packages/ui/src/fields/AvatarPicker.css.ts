import { style } from '@vanilla-extract/css';
import { eased, focusRing, hidden } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const faces = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.avatarLg}, 1fr))`,
  gap: space[3],
  justifyItems: 'center',
  padding: space[1],
  minInlineSize: 0,
});

export const face = style({
  position: 'relative',
  display: 'block',
  inlineSize: size.avatarLg,
  blockSize: size.avatarLg,
  borderRadius: '50%',
  cursor: 'pointer',
  ...eased('box-shadow', 'opacity'),
  selectors: {
    '&:has(:checked)': {
      boxShadow: `0 0 0 2px ${vars.surface.raised}, 0 0 0 4px ${vars.action.primary}`,
    },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '5px' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
    '[aria-busy="true"] &': { cursor: 'progress' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:checked, :disabled))': {
          boxShadow: `0 0 0 2px ${vars.surface.raised}, 0 0 0 4px ${vars.border.controlHover}`,
        },
      },
    },
  },
});

export const input = style({ ...hidden, margin: 0 });

export const mark = style({
  position: 'absolute',
  insetBlockEnd: '-2px',
  insetInlineEnd: '-2px',
  display: 'none',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  border: `2px solid ${vars.surface.raised}`,
  borderRadius: '50%',
  background: vars.action.primary,
  color: vars.action.onPrimary,
  selectors: { ':checked ~ &': { display: 'grid' } },
  '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText' } },
});
