import { globalStyle, style } from '@vanilla-extract/css';
import { numeric, text as step } from '../internal/styles.ts';
import { duration, easing, ground, layout, media, space, vars, z } from '../theme.css.ts';

export const pill = style({
  ...step('label'),
  position: 'fixed',
  zIndex: z.toast,
  insetInline: 0,
  insetBlockEnd: `calc(${layout.tabBar} + 28px + env(safe-area-inset-bottom))`,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100% - 2 * ${space[3]})`,
  minBlockSize: '40px',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: `${space[4]} ${space[1]}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  boxShadow: vars.shadow.lg,
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${duration.base} ${easing.standard}, visibility ${duration.base} step-end`,
  vars: { [ground.ring]: vars.text.inverse },
  selectors: {
    '&[data-shown], &:hover, &:focus-within': {
      visibility: 'visible',
      opacity: 1,
      transition: `opacity ${duration.fast} ${easing.standard}`,
    },
    'html[data-locked] &': { display: 'none' },
  },
  '@media': { [media.wide]: { insetBlockEnd: '28px' }, '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
globalStyle(`${pill} button`, { color: 'inherit', borderRadius: vars.radius.pill });

export const words = style({ ...numeric, whiteSpace: 'nowrap' });

const value = { borderRadius: vars.radius.pill, background: vars.text.inverse };

export const bar = style({
  appearance: 'none',
  flex: '0 1 96px',
  minInlineSize: '24px',
  blockSize: '4px',
  border: 0,
  borderRadius: vars.radius.pill,
  background: `color-mix(in oklab, ${vars.text.inverse} 28%, transparent)`,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': value,
    '&::-moz-progress-bar': value,
  },
});
