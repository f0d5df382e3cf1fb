import { keyframes, style } from '@vanilla-extract/css';
import { duration, easing, media, size, space, vars } from '../theme.css.ts';
import { numeric, text } from './styles.ts';
import { onLightSurface } from './surfaces.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[2]})` } });

export const popup = style([
  onLightSurface,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.lg,
    background: vars.surface.overlay,
    boxShadow: `${vars.shadow.lg}, 0 0 0 1px ${vars.border.subtle}`,
    overflow: 'hidden',
    animation: `${rise} ${duration.base} ${easing.enter}`,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);

export const listbox = style({
  maxBlockSize: 'min(50dvh, 312px)',
  padding: space[2],
  scrollPaddingBlock: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.control,
  paddingInline: space[3],
  paddingBlock: space[1],
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: vars.surface.selected,
      color: vars.text.brand,
      fontWeight: vars.weight.medium,
    },
    '&[data-active]': { boxShadow: `inset 0 0 0 2px ${vars.focus.ring}` },
    '&[data-active]:not([aria-selected="true"])': { background: vars.surface.hover },
    '&[aria-disabled="true"]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-selected="true"], [aria-disabled="true"])': { background: vars.surface.hover },
      },
    },
    '(pointer: coarse)': { minBlockSize: size.touch },
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { outline: '2px dashed Highlight', outlineOffset: '-4px' } },
    },
  },
});

export const optionPicture = style({ flex: 'none', inlineSize: '20px', blockSize: '15px', borderRadius: '2px' });

export const optionWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const optionDetail = style({ ...numeric, flex: 'none', color: vars.text.secondary });

export const nothingFound = style({
  ...text('label'),
  color: vars.text.muted,
  textAlign: 'center',
  selectors: { '&:not(:empty)': { padding: space[4] } },
});
