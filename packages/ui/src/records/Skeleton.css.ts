import { keyframes, style } from '@vanilla-extract/css';
import { by } from '../internal/styles.ts';
import { easing, media, space, vars } from '../theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const onCloth = { background: vars.surface.stageHover };

export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.xs,
  background: vars.surface.skeleton,
  animation: `${breathe} 1600ms ${easing.standard} infinite`,
  selectors: by('shape', {
    line: { blockSize: '14px', inlineSize: '72%' },
    short: { blockSize: '14px', inlineSize: '40%' },
    title: { blockSize: '24px', inlineSize: '56%' },
    portrait: { aspectRatio: '3 / 4', borderRadius: vars.radius.card },
    wide: { aspectRatio: '8 / 5', borderRadius: vars.radius.card },
    panel: { blockSize: '150px', borderRadius: vars.radius.card },
    row: { blockSize: '52px', borderRadius: vars.radius.sm },
    banner: { ...onCloth, blockSize: '208px', borderRadius: vars.radius.xl },
    lowBanner: { ...onCloth, blockSize: '168px', borderRadius: vars.radius.lg },
    jackpot: { ...onCloth, blockSize: '90px', borderRadius: vars.radius.lg },
    strip: { ...onCloth, blockSize: '64px', borderRadius: vars.radius.md },
    lobby: { ...onCloth, blockSize: '204px', borderRadius: vars.radius.lg },
    head: { ...onCloth, blockSize: '108px', borderRadius: vars.radius.lg },
    /** The name of a place and a line below it, without what may stand beside them. */
    heading: { ...onCloth, blockSize: '68px', borderRadius: vars.radius.md },
    purse: { ...onCloth, blockSize: '182px', borderRadius: vars.radius.md },
    drawHead: { ...onCloth, blockSize: '312px', borderRadius: vars.radius.lg },
    offer: { blockSize: '436px', borderRadius: vars.radius.card },
    notice: { ...onCloth, blockSize: '44px', borderRadius: vars.radius.control },
    chart: { blockSize: '220px', borderRadius: vars.radius.sm },
    winners: { blockSize: '512px', borderRadius: vars.radius.card },
    filters: { blockSize: '132px', borderRadius: vars.radius.md },
    /** The categories of a phone. */
    categories: { blockSize: '84px', borderRadius: vars.radius.lg },
    circle: { inlineSize: '36px', blockSize: '36px', borderRadius: '50%' },
  }),
  '@media': {
    [media.pair]: { selectors: { '&[data-shape="banner"]': { blockSize: '300px' } } },
    [media.wide]: {
      selectors: by('shape', {
        banner: { blockSize: '400px' },
        lowBanner: { blockSize: '232px', borderRadius: vars.radius.xl },
        lobby: { blockSize: '162px' },
        strip: { blockSize: '76px' },
        heading: { blockSize: '62px' },
        purse: { blockSize: '100px' },
        drawHead: { blockSize: '144px' },
        filters: { blockSize: '40px' },
        categories: { display: 'none' },
      }),
    },
    [media.still]: { animation: 'none' },
  },
});

export const skeletonLines = style({ display: 'grid', gap: space[2] });
