import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { duration, easing, layout, media, space, vars, z } from '../theme.css.ts';
import { paperGround } from './grounds.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const leave = keyframes({ to: { opacity: 0 } });

export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.modal,
  display: 'grid',
  gridTemplateRows: '100%',
  placeItems: 'end stretch',
  selectors: {
    '&[data-state="closed"]': {
      animation: `${leave} ${duration.modalCloseDelay} ${easing.exit} forwards`,
      pointerEvents: 'none',
    },
  },
  '@media': { [media.pair]: { placeItems: 'center', padding: space[6] } },
});

export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: vars.surface.scrim,
  animation: `${appear} ${duration.base} ${easing.enter}`,
});

const wholeScreen: StyleRule = { blockSize: '100%', maxBlockSize: '100%', paddingBlockEnd: 0, borderRadius: 0 };
const box: StyleRule = { borderRadius: vars.radius.modal };

/** A sheet from the lower edge on a phone, a box in the middle elsewhere. */
export const modal = style([
  paperGround,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    inlineSize: '100%',
    maxBlockSize: '96%',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderStartStartRadius: vars.radius.modal,
    borderStartEndRadius: vars.radius.modal,
    background: vars.surface.overlay,
    boxShadow: vars.shadow.xl,
    outline: `1px solid ${vars.border.subtle}`,
    overflow: 'clip',
    animation: `${rise} ${duration.base} ${easing.enter}`,
    selectors: by('size', { '1120': wholeScreen, '1216': wholeScreen }),
    '@media': {
      [media.pair]: {
        inlineSize: layout.modal,
        maxInlineSize: '100%',
        maxBlockSize: '100%',
        paddingBlockEnd: 0,
        borderRadius: vars.radius.modal,
        selectors: by('size', {
          '640': { inlineSize: '640px' },
          '800': { inlineSize: '800px' },
          '1120': { ...box, inlineSize: layout.centreWidth, blockSize: layout.centreHeight },
          '1216': { ...box, inlineSize: layout.agentWidth, blockSize: layout.agentHeight },
        }),
      },
      '(forced-colors: active)': { border: '2px solid CanvasText' },
    },
  },
]);
