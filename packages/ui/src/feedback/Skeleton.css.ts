import { keyframes, style } from '@vanilla-extract/css';
import { by, calculatorSize, standingSize } from '../internal/styles.ts';
import { easing, ground, lineHeight, media, size, space, vars } from '../theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const onDark = { background: vars.surface.stageHover };

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
    banner: { ...onDark, blockSize: '208px', borderRadius: vars.radius.xl },
    lowBanner: { ...onDark, blockSize: '168px', borderRadius: vars.radius.lg },
    jackpot: { ...onDark, blockSize: '90px', borderRadius: vars.radius.lg },
    strip: { ...onDark, blockSize: '64px', borderRadius: vars.radius.md },
    lobby: { ...onDark, blockSize: `calc(${vars.line.displayMd} + 172px)`, borderRadius: vars.radius.lg },
    head: {
      ...onDark,
      blockSize: `calc(${vars.line.displayLg} + ${lineHeight.bodyLg} * 2 + ${space[2]} * 2)`,
      borderRadius: vars.radius.lg,
    },
    /** Page title and lead, without content beside them; a phone's smaller gap is included. */
    heading: {
      ...onDark,
      blockSize: `calc(${vars.line.displayMd} + ${lineHeight.body} * 2 - ${space[2]})`,
      borderRadius: vars.radius.md,
    },
    beside: { ...onDark, blockSize: size.controlLg, borderRadius: vars.radius.control },
    standing: { ...onDark, blockSize: standingSize(3), borderRadius: vars.radius.lg },
    calculator: { ...onDark, blockSize: calculatorSize(4), borderRadius: vars.radius.lg },
    purse: {
      ...onDark,
      blockSize: `calc(${vars.line.displayLg} + ${lineHeight.bodyLg} * 2 + 120px)`,
      borderRadius: vars.radius.md,
    },
    drawHeader: { ...onDark, blockSize: '312px', borderRadius: vars.radius.lg },
    table: { blockSize: 'calc(284em / 14)', borderRadius: vars.radius.card },
    homeLead: { blockSize: '674px', borderRadius: vars.radius.xl },
    leadOffer: { ...onDark, blockSize: 'calc(452em / 14)', borderRadius: vars.radius.xl },
    offer: { blockSize: 'calc(380em / 14)', borderRadius: vars.radius.card },
    notice: { ...onDark, blockSize: '44px', borderRadius: vars.radius.control },
    chart: { blockSize: '220px', borderRadius: vars.radius.sm },
    winners: { blockSize: '512px', borderRadius: vars.radius.card },
    filters: { blockSize: '132px', borderRadius: vars.radius.md },
    categories: { blockSize: '84px', borderRadius: vars.radius.lg },
    controls: { blockSize: size.control, borderRadius: vars.radius.control },
    session: {
      blockSize: size.controlSm,
      borderRadius: 0,
      background: vars.surface.stageSunken,
    },
    badge: { background: ground.hover, blockSize: '18px', inlineSize: '48px', borderRadius: vars.radius.badge },
    circle: { inlineSize: '36px', blockSize: '36px', borderRadius: '50%' },
  }),
  '@media': {
    [media.pair]: {
      selectors: by('shape', {
        homeLead: { blockSize: '816px' },
        banner: { blockSize: '300px' },
        head: { blockSize: `calc(${vars.line.displayLg} + ${lineHeight.bodyLg} + ${space[2]} * 2)` },
        heading: { blockSize: `calc(${vars.line.displayMd} + ${lineHeight.body} - ${space[2]})` },
        purse: { blockSize: `calc(${vars.line.displayLg} + ${lineHeight.bodyLg} + 120px)` },
        categories: { display: 'none' },
      }),
    },
    [media.wide]: {
      selectors: by('shape', {
        banner: { blockSize: '400px' },
        homeLead: { blockSize: '443px' },
        leadOffer: { blockSize: 'calc(300em / 14)' },
        lowBanner: { blockSize: '232px', borderRadius: vars.radius.xl },
        lobby: { blockSize: `calc(${vars.line.displayLg} + 122px)` },
        head: { blockSize: `calc(${vars.line.displayXl} + ${lineHeight.bodyLg} + ${space[2]} * 4)` },
        standing: { blockSize: standingSize(2) },
        calculator: { blockSize: calculatorSize(3) },
        strip: { blockSize: '76px' },
        heading: { blockSize: `calc(${vars.line.displayLg} + ${lineHeight.body})` },
        purse: { blockSize: `max(100px, calc(${vars.line.displayXl} + ${lineHeight.bodyLg} + ${space[2]}))` },
        drawHeader: { blockSize: '144px' },
        filters: { blockSize: '40px' },
        badge: { blockSize: '20px' },
      }),
    },
    [media.large]: { selectors: { '&[data-shape="banner"]': { blockSize: '448px' } } },
    '(pointer: coarse)': {
      selectors: by('shape', {
        controls: { blockSize: size.touch },
      }),
    },
    [media.still]: { animation: 'none' },
    '(forced-colors: active)': { outline: '1px solid GrayText', outlineOffset: '-1px' },
  },
});

export const skeletonLines = style({ display: 'grid', gap: space[2] });
