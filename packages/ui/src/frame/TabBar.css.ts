import { style } from '@vanilla-extract/css';
import { ellipsis, text } from '../internal/styles.ts';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { layout, media, size, vars, z } from '../theme.css.ts';

const typing = ':is(textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])):focus';

export const bar = style([
  onLightSurface,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: z.header,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
    background: vars.surface.overlay,
    boxShadow: `0 -1px 0 ${vars.border.subtle}, ${vars.shadow.lg}`,
    '@media': {
      [media.wide]: { display: 'none' },
      // A keyboard on the screen needs the room, and some browsers would lift the bar above it.
      '(pointer: coarse)': {
        selectors: { [`html:has(${typing}) &`]: { display: 'none' } },
      },
      // The shadow that is its edge is not drawn there.
      '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText' },
    },
  },
]);

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: layout.tabBar,
  maxInlineSize: '560px',
  marginInline: 'auto',
});

export const tab = style({
  ...text('micro'),
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '3px',
  blockSize: '100%',
  fontWeight: vars.weight.medium,
  color: vars.text.muted,
  outlineOffset: '-4px',
  selectors: {
    '&[aria-current]': { color: vars.text.brand, fontWeight: vars.weight.semibold },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      inlineSize: size.avatarSm,
      blockSize: '3px',
      background: 'currentColor',
      borderEndStartRadius: '3px',
      borderEndEndRadius: '3px',
    },
  },
});

export const count = style({ position: 'absolute', insetBlockStart: '4px', insetInlineStart: 'calc(50% + 4px)' });

/** The one promise of money in the bar. */
export const main = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  // It rises over the edge of the bar, so that its word has a place below.
  marginBlockStart: '-30px',
  borderRadius: '50%',
  background: vars.action.accent,
  color: vars.action.onAccent,
  boxShadow: `0 0 0 4px ${vars.surface.overlay}, ${vars.shadow.md}`,
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});

export const label = style({
  ...ellipsis,
  maxInlineSize: '100%',
  selectors: { [`${main} + &`]: { color: vars.text.primary, fontWeight: vars.weight.semibold } },
});
