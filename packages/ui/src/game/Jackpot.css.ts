import { keyframes, style } from '@vanilla-extract/css';
import { figure, text as step } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { duration, easing, media, space, vars } from '../theme.css.ts';

export const jackpot = style([
  onDarkSurface,
  {
    minInlineSize: 0,
    selectors: {
      '&[data-kind="panel"]': {
        padding: `${space[3]} ${space[4]} ${space[4]}`,
        borderRadius: vars.radius.lg,
        background: vars.surface.stageHover,
        boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
      },
    },
    '@media': {
      [media.wide]: {
        selectors: { '&[data-kind="panel"]': { padding: `${space[4]} ${space[4]} ${space[5]}` } },
      },
    },
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[3],
  marginBlockEnd: space[2],
  '@media': { [media.wide]: { marginBlockEnd: space[3] } },
});

export const label = style({ ...step('body'), fontWeight: vars.weight.medium });
export const note = style({ ...step('caption'), color: vars.text.onStageMuted });

export const tiles = style({
  maxInlineSize: '400px',
  ...figure,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  fontSize: '26px',
  lineHeight: 1,
  perspective: '300px',
  selectors: { '&[data-length="long"]': { fontSize: '20px' }, '&[data-length="longest"]': { fontSize: '16px' } },
});

const face = `color-mix(in oklab, ${vars.tile.face}, ${vars.tile.faceEdge} 28%)`;
const flap = duration.base;

const fold = keyframes({ to: { transform: 'rotateX(-90deg)' } });
const uncover = keyframes({ '0%, 50%': { clipPath: 'inset(50% 0 0)' }, '100%': { clipPath: 'inset(100% 0 0)' } });

/** The tile shows the new digit; while flipping, halves of the old one cover it and turn from the seam. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 1.115em',
  minInlineSize: 0,
  blockSize: '1.615em',
  borderRadius: vars.radius.sm,
  background: `linear-gradient(${vars.tile.face} 0 52%, ${face} 52%)`,
  boxShadow: `0 3px 0 ${vars.tile.faceEdge}, 0 6px 10px ${vars.tile.shadow}`,
  color: vars.tile.ink,
  selectors: {
    '&[data-was]::before, &[data-was]::after': {
      content: 'attr(data-was)',
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'inherit',
      background: 'inherit',
      backfaceVisibility: 'hidden',
    },
    '&[data-was]::before': {
      zIndex: 1,
      clipPath: 'inset(0 0 48%)',
      transformOrigin: '50% 52%',
      animation: `${fold} calc(${flap} / 2) ${easing.exit} forwards`,
    },
    '&[data-was]::after': { animation: `${uncover} ${flap} ${easing.standard} forwards` },
  },
  '@media': {
    [media.still]: {
      selectors: { '&[data-was]::before, &[data-was]::after': { display: 'none' } },
    },
  },
});

export const separator = style({
  flex: '0 1 8px',
  textAlign: 'center',
  fontSize: '0.923em',
  lineHeight: 1.417,
  color: vars.text.onStageAccent,
});

export const currency = style({
  alignSelf: 'center',
  paddingInlineEnd: space[1],
  fontSize: '0.692em',
  color: vars.text.onStageAccent,
});
