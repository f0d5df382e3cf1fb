import { globalStyle, style } from '@vanilla-extract/css';
import { darkSurface, text as step } from '../internal/styles.ts';
import { onLightSurface } from '../internal/surfaces.css.ts';
import { media, space, vars } from '../theme.css.ts';

export const offer = style({
  ...darkSurface,
  display: 'grid',
  gap: space[4],
  overflow: 'hidden',
  padding: space[3],
  borderRadius: vars.radius.xl,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) calc(384em / 14)',
      minBlockSize: 'calc(300em / 14)',
      padding: 'calc(18em / 14)',
    },
  },
});

/** The picture needs room beside the words; on phones the dark surface alone carries them. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  borderRadius: 'inherit',
  '@media': { '(max-width: 899.98px)': { display: 'none' } },
});

export const words = style({
  containerType: 'inline-size',
  alignSelf: 'center',
  minInlineSize: 0,
  padding: `${space[2]} ${space[2]} 0`,
  '@media': { [media.wide]: { paddingInline: space[5] } },
});

export const type = style({
  ...step('body'),
  marginBlockEnd: space[2],
  color: vars.text.onStageAccent,
  fontFamily: vars.font.ui,
  fontWeight: vars.weight.semibold,
});

export const sheet = style([
  onLightSurface,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space[4],
    minInlineSize: 0,
    padding: space[4],
    borderRadius: vars.radius.lg,
    background: vars.surface.raised,
    '@media': { [media.wide]: { paddingInline: space[6] } },
  },
]);

export const facts = style({
  ...step('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  color: vars.text.muted,
});
globalStyle(`${facts} > div`, { display: 'grid' });
globalStyle(`${facts} dd`, {
  fontFamily: vars.font.figure,
  fontSize: 'calc(18em / 12)',
  fontWeight: vars.weight.figure,
  lineHeight: 1.35,
});

export const example = style({ color: vars.text.secondary });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
globalStyle(`${ways} > :first-child`, { '@media': { '(max-width: 639.98px)': { flexGrow: 1 } } });
