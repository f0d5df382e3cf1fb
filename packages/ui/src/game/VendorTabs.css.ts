import { style } from '@vanilla-extract/css';
import { eased, numeric, text as step } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const tabs = style([
  onDarkSurface,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: 0,
    marginInline: `calc(${space[4]} * -1)`,
    '@media': {
      [media.wide]: { marginInline: '-6px', selectors: { '&[data-turns]': { marginInline: 0 } } },
      [media.full]: { selectors: { '&[data-turns="narrow"]': { marginInline: '-6px' } } },
    },
  },
]);

export const arrow = style({
  display: 'none',
  '@media': {
    [media.wide]: { display: 'block' },
    [media.full]: { selectors: { '[data-turns="narrow"] > &': { display: 'none' } } },
  },
});

const allWidth = '168px';
const allWidthPhone = '144px';
const columns = (count: number) => `calc((100% - ${allWidth} - ${count} * ${space[2]}) / ${count})`;

export const strip = style({
  display: 'grid',
  minBlockSize: '64px',
  gridAutoFlow: 'column',
  gridTemplateColumns: allWidthPhone,
  gridAutoColumns: '112px',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '6px',
  paddingInline: space[4],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[4],
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    [media.pair]: { gridTemplateColumns: allWidth, gridAutoColumns: '128px' },
    [media.wide]: {
      minBlockSize: '76px',
      gridAutoColumns: columns(5),
      paddingInline: '6px',
      scrollPaddingInline: '6px',
    },
    [media.full]: { gridAutoColumns: columns(7) },
  },
});

export const tab = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  blockSize: '52px',
  paddingInline: space[2],
  borderRadius: vars.radius.md,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
  color: vars.text.onStageMuted,
  scrollSnapAlign: 'start',
  ...eased('background', 'color'),
  selectors: {
    '&[aria-selected="true"]': {
      color: vars.text.primary,
      background: vars.surface.canvas,
      boxShadow: `0 0 0 2px ${vars.text.onStageAccent}`,
    },
    '&[aria-selected="true"]:focus-visible': { outlineColor: vars.focus.ringOnStage, outlineOffset: '4px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover[aria-selected="false"]': { background: vars.surface.stageHover } } },
    [media.wide]: { blockSize: size.avatarLg, paddingInline: space[3] },
  },
});

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '100%',
  fontWeight: vars.weight.semibold,
});

export const allWords = style({ display: 'grid', minInlineSize: 0 });

export const allText = style({ ...step('caption'), ...numeric, fontWeight: vars.weight.regular });
