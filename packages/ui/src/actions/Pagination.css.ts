import { style } from '@vanilla-extract/css';
import { eased, numeric, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const pagination = style({
  ...numeric,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  color: vars.text.secondary,
  '@media': { [media.pair]: { justifyContent: 'flex-start' } },
});

export const pages = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: space[1],
  minInlineSize: 0,
  '@media': { [media.pair]: { display: 'flex' } },
});

export const position = style({
  ...text('label'),
  minInlineSize: 0,
  textAlign: 'center',
  '@media': { [media.pair]: { display: 'none' } },
});

export const page = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minInlineSize: '36px',
  minBlockSize: '36px',
  paddingInline: space[1],
  borderRadius: `min(${vars.radius.control}, 22px)`,
  ...text('label'),
  ...eased('background', 'color'),
  selectors: {
    '&[aria-current]': {
      background: vars.action.primary,
      color: vars.action.onPrimary,
      fontWeight: vars.weight.semibold,
    },
    '&[aria-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    '[aria-busy] &': { cursor: 'progress' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current], [aria-disabled])': { background: vars.surface.hover } },
    },
    '(pointer: coarse)': { minInlineSize: size.touch, minBlockSize: size.touch },
  },
});

export const gap = style({ display: 'grid', placeItems: 'center', minInlineSize: '36px' });
