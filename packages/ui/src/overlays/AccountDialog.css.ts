import { style } from '@vanilla-extract/css';
import { darkSurface, eased, onLight, ringed, text } from '../internal/styles.ts';
import { ground, layout, media, size, space, vars } from '../theme.css.ts';

const { pair, wide } = media;

const below = `"head head" auto "menu body" minmax(0, 1fr) "menu foot" auto / 216px minmax(0, 1fr)`;
const beside = (menu: string) =>
  `"menu head" auto "menu body" minmax(0, 1fr) "menu foot" auto / ${menu} minmax(0, 1fr)`;

export const dialog = style({
  flex: 1,
  display: 'grid',
  gridTemplate: `"head" auto "body" minmax(0, 1fr) "foot" auto / minmax(0, 1fr)`,
  minBlockSize: 0,
  background: vars.surface.canvas,
  outline: 0,
  '@media': {
    [pair]: { gridTemplate: below },
    [wide]: { gridTemplate: beside('216px') },
    [media.full]: { gridTemplate: beside(layout.centreMenu) },
  },
});

export const menu = style({
  ...onLight,
  gridArea: 'body',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: { '[data-shown="page"] > &': { display: 'none' } },
  '@media': {
    [pair]: { ...darkSurface, gridArea: 'menu', selectors: { '[data-shown] > &': { display: 'grid' } } },
    '(forced-colors: active)': { borderInlineEnd: '1px solid CanvasText' },
  },
});

export const menuScroll = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: `${space[4]} calc(${space[4]} + env(safe-area-inset-bottom))`,
  paddingInline: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [pair]: { paddingBlock: space[4], paddingInline: space[3] } },
});

export const owner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: space[3],
});

export const who = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.semibold, color: ground.text });

export const place = style({ ...text('displaySm'), color: ground.text });

export const mark = style({
  flexShrink: 0,
  inlineSize: size.avatar,
  blockSize: size.avatar,
  background: ground.text,
  maskImage: vars.asset.mark,
  maskPosition: 'center',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  '@media': { [pair]: { background: vars.icon.onStage } },
});

export const about = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] });

export const detail = style({ ...text('caption'), color: ground.muted });

export const group = style({ display: 'grid', gap: space[1] });

export const groupLabel = style({
  ...text('caption'),
  paddingInline: space[3],
  color: ground.muted,
  overflowWrap: 'anywhere',
});

export const list = style({ display: 'grid', gap: space.half });

export const item = style({
  ...eased('background-color'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.controlLg,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: ground.text,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: ground.hover },
    '&[aria-current]': { background: vars.surface.selected, color: vars.text.brand },
  },
  '@media': {
    [pair]: {
      minBlockSize: '38px',
      color: vars.text.onStageMuted,
      selectors: {
        '&[aria-current]': {
          background: vars.action.accent,
          color: vars.action.onAccent,
          ...ringed(vars.action.accentEdgeOnStage),
        },
      },
    },
    [`${pair} and (pointer: coarse)`]: { minBlockSize: size.touch },
  },
});

export const glyph = style({
  color: ground.muted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
  '@media': { [pair]: { color: 'inherit' } },
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = style({ color: ground.muted, '@media': { [pair]: { display: 'none' } } });

export const head = style({
  ...darkSurface,
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: layout.headerMobile,
  paddingBlock: space[1],
  paddingInline: space[2],
  selectors: { '[data-shown="menu"] > &': { paddingInlineStart: space[5] } },
  '@media': {
    [pair]: {
      gap: space[3],
      minBlockSize: '64px',
      paddingInlineEnd: space[4],
      borderBlockEnd: `1px solid ${vars.action.accent}`,
      selectors: { '[data-shown] > &': { paddingInlineStart: space[6] } },
    },
    [wide]: {
      ...onLight,
      minBlockSize: '73px',
      paddingBlock: space[2],
      background: 'none',
      borderBlockEnd: `1px solid ${vars.border.subtle}`,
      '::before': { display: 'none' },
    },
  },
});

export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.touch,
  blockSize: size.touch,
  borderRadius: vars.radius.control,
  selectors: { '[data-shown="menu"] &': { display: 'none' }, '&:hover': { background: ground.hover } },
  '@media': {
    [pair]: {
      display: 'none',
      selectors: { '&[data-nested]': { display: 'grid', marginInlineStart: `calc(${space[3]} * -1)` } },
    },
  },
});

export const titles = style({ flex: '1 1 144px', minInlineSize: 0 });

export const note = style({ ...text('caption'), color: ground.muted, overflowWrap: 'anywhere' });

export const title = style({
  ...text('displaySm'),
  outlineOffset: '-2px',
  overflowWrap: 'anywhere',
  '@media': { [pair]: text('displayMd') },
});

export const actions = style({ display: 'flex', alignItems: 'center', gap: space[2], maxInlineSize: '100%' });

export const close = style({
  flex: 'none',
  selectors: { '[data-shown="page"] &': { display: 'none' } },
  '@media': { [pair]: { selectors: { '[data-shown] &': { display: 'block' } } } },
});

export const body = style({
  position: 'relative',
  gridArea: 'body',
  minBlockSize: 0,
  minInlineSize: 0,
  padding: space[4],
  paddingBlockEnd: `calc(${space[4]} + env(safe-area-inset-bottom))`,
  overflowX: 'hidden',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  outlineOffset: '-2px',
  selectors: { '[data-shown="menu"] > &': { display: 'none' } },
  '@media': {
    [pair]: {
      paddingBlock: space[5],
      paddingInline: space[6],
      selectors: { '[data-shown] > &': { display: 'block' } },
    },
  },
});

export const foot = style({
  gridArea: 'foot',
  minInlineSize: 0,
  background: vars.surface.raised,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom))`,
  paddingInline: space[4],
  selectors: { '&:empty': { display: 'none' }, '[data-shown="menu"] > &': { display: 'none' } },
  '@media': {
    [pair]: {
      paddingInline: space[6],
      selectors: { '[data-shown] > &:not(:empty)': { display: 'block' } },
    },
  },
});
