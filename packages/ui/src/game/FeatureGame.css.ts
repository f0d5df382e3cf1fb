import { globalStyle, style } from '@vanilla-extract/css';
import { onDark, text as step } from '../internal/styles.ts';
import { duration, easing, media, space, vars } from '../theme.css.ts';

/** Black in every brand and theme, in two layers where words stand. */
const fade = `linear-gradient(transparent, ${vars.surface.scrim} 40%)`;
const shade = `linear-gradient(${vars.surface.scrim}, ${vars.surface.scrim}), ${vars.surface.scrim}`;

export const feature = style({
  ...onDark,
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
  overflow: 'hidden',
  minBlockSize: 'calc(430em / 14)',
  borderRadius: vars.radius.xl,
  background: vars.surface.stage,
  color: vars.banner.ink,
  boxShadow: vars.shadow.sm,
  '@media': {
    [media.pair]: { minBlockSize: 'calc(360em / 14)' },
    [media.wide]: { minBlockSize: 'calc(443em / 14)' },
  },
});

globalStyle(`${feature} > img`, {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  transition: `scale ${duration.slow} ${easing.standard}`,
});
globalStyle(`${feature}:hover > img`, { '@media': { [media.hover]: { scale: 1.03 } } });

export const tag = style({
  ...step('label'),
  margin: space[4],
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.pill,
  background: shade,
  fontWeight: vars.weight.semibold,
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  inlineSize: '100%',
  padding: `${space[16]} ${space[5]} ${space[5]}`,
  background: `${fade}, ${fade}`,
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
});
globalStyle(`${words} > a`, {
  marginBlockStart: space[1],
  '@media': { '(max-width: 639.98px)': { inlineSize: '100%' } },
});

export const title = style(step('displayLg'));
export const text = style({ ...step('label'), color: vars.banner.ink2 });
export const jackpot = style({ maxInlineSize: '100%', minInlineSize: 0 });
