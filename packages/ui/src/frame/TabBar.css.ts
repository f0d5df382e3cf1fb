import { style } from '@vanilla-extract/css';
import { ellipsis, lowWindow, text } from '../internal/styles.ts';
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
      [lowWindow]: { position: 'static' },
      // An on-screen keyboard needs the room, and some browsers would lift the bar above it.
      '(pointer: coarse)': {
        selectors: { [`html:has(${typing}) &`]: { display: 'none' } },
      },
      // Forced colours drop the shadow that forms the edge.
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
  '@media': { [lowWindow]: { blockSize: 'auto', minBlockSize: layout.tabBar } },
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

export const main = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '52px',
  blockSize: '52px',
  marginBlockStart: '-30px',
  borderRadius: '50%',
  background: vars.action.accent,
  color: vars.action.onAccent,
  boxShadow: `inset 0 0 0 1px ${vars.action.accentEdge}, 0 0 0 4px ${vars.surface.overlay}, ${vars.shadow.md}`,
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});

export const label = style({
  ...ellipsis,
  maxInlineSize: '100%',
  // The bar grows with its words where it does not stay.
  '@media': {
    [lowWindow]: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'center' },
  },
  selectors: { [`${main} + &`]: { color: vars.text.primary, fontWeight: vars.weight.semibold } },
});
