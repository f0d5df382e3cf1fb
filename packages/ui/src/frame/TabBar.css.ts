import { style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { layout, media, vars, z } from '../theme.css.ts';

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
    '@media': { [media.wide]: { display: 'none' } },
  },
]);

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: layout.tabBar,
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
  selectors: { '&[aria-current]': { color: vars.text.brand, fontWeight: vars.weight.semibold } },
});

export const label = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = style({ position: 'absolute', insetBlockStart: '4px', insetInlineStart: 'calc(50% + 4px)' });

/** The wallet: the one promise of money in the bar. */
export const main = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '46px',
  blockSize: '46px',
  borderRadius: '50%',
  background: vars.action.accent,
  color: vars.action.onAccent,
  boxShadow: vars.shadow.md,
});
