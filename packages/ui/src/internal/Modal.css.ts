import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { duration, easing, layout, media, space, vars, z } from '../theme.css.ts';
import { by } from './styles.ts';
import { onLightSurface, pageSurface } from './surfaces.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const leave = keyframes({ to: { opacity: 0 } });

export const layer = style([
  pageSurface,
  {
    position: 'fixed',
    inset: 0,
    zIndex: z.modal,
    display: 'grid',
    gridTemplate: '100% / 100%',
    placeItems: 'end stretch',
    selectors: {
      '&[data-state="closed"]': {
        animation: `${leave} ${duration.modalCloseDelay} ${easing.exit} forwards`,
        pointerEvents: 'none',
      },
    },
    '@media': { [media.pair]: { placeItems: 'center' } },
  },
]);

export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: vars.surface.scrim,
  animation: `${appear} ${duration.base} ${easing.enter}`,
});

/** Based on the viewport, because a parent could grow with the dialog. */
const wide = (length: string) => `min(${length}, calc(100vw - ${layout.modalMargin}))`;
const high = (length: string) => `min(${length}, calc(100dvh - ${layout.modalMargin}))`;

const searchTop = 'min(56px, 8dvh)';

const wholeScreen: StyleRule = {
  inlineSize: '100%',
  blockSize: '100%',
  maxBlockSize: '100%',
  paddingBlockEnd: 0,
  borderRadius: 0,
};
/** Percentages, because the on-screen keyboard shrinks the layer. */
const box: StyleRule = { maxBlockSize: `calc(100% - ${layout.modalMargin})`, borderRadius: vars.radius.modal };

export const modal = style([
  onLightSurface,
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
    selectors: by('size', { registration: wholeScreen, search: wholeScreen, '1120': wholeScreen, '1216': wholeScreen }),
    '@media': {
      [media.pair]: {
        ...box,
        inlineSize: wide(layout.modal),
        paddingBlockEnd: 0,
        selectors: by('size', {
          '640': { inlineSize: wide('640px') },
          '800': { inlineSize: wide('800px') },
          registration: { ...box, inlineSize: wide('600px'), blockSize: high('644px') },
          search: {
            ...box,
            alignSelf: 'start',
            inlineSize: wide('880px'),
            blockSize: 'auto',
            maxBlockSize: `calc(100% - ${searchTop} - ${space[4]})`,
            marginBlockStart: searchTop,
          },
        }),
      },
      [media.wide]: {
        selectors: by('size', {
          registration: { inlineSize: wide('800px'), blockSize: high('608px') },
          '1120': { ...box, inlineSize: wide(layout.centreWidth), blockSize: high(layout.centreHeight) },
          '1216': { ...box, inlineSize: wide(layout.agentWidth), blockSize: high(layout.agentHeight) },
        }),
      },
      [`${media.wide} and (min-height: 701px)`]: { selectors: by('size', { beside: { inlineSize: wide('800px') } }) },
      '(forced-colors: active)': { border: '2px solid CanvasText' },
    },
  },
]);
