import { keyframes, style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { onLightSurface, pageSurface } from '../internal/surfaces.css.ts';
import { duration, easing, layout, lineHeight, media, space, vars, z } from '../theme.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** Above the tab bar on a phone, at the bottom end elsewhere; lets presses through between toasts. */
export const toaster = style([
  pageSurface,
  {
    position: 'fixed',
    insetInline: space[3],
    insetBlockEnd: `calc(${layout.tabBar} + ${space[3]} + env(safe-area-inset-bottom))`,
    zIndex: z.toast,
    display: 'grid',
    gap: space[3],
    justifyItems: 'end',
    pointerEvents: 'none',
    '@media': { [media.wide]: { insetInline: space[6], insetBlockEnd: space[6] } },
  },
]);

export const toastBox = style([
  onLightSurface,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    inlineSize: '100%',
    paddingBlock: '14px',
    paddingInline: `${space[4]} ${space[2]}`,
    borderRadius: vars.radius.md,
    background: vars.surface.overlay,
    boxShadow: `${vars.shadow.lg}, 0 0 0 1px ${vars.border.subtle}`,
    pointerEvents: 'auto',
    animation: `${rise} ${duration.base} ${easing.enter}`,
    '@media': {
      [media.pair]: { inlineSize: '360px', maxInlineSize: '100%' },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
]);

export const toastMark = style({
  flex: 'none',
  marginBlockStart: '2px',
  selectors: by('tone', {
    positive: { color: vars.text.positive },
    negative: { color: vars.text.negative },
    warning: { color: vars.text.warning },
    info: { color: vars.text.info },
  }),
});

export const toastWords = style({
  display: 'grid',
  justifyItems: 'start',
  flex: 1,
  gap: space.half,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const toastText = style({ fontWeight: vars.weight.semibold, lineHeight: lineHeight.title });

export const toastDetail = style({ color: vars.text.secondary });

export const toastClose = style({ marginBlock: '-6px' });
