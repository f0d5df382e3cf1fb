import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { text as step } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { fontSize, lineHeight, media, space, vars } from '../theme.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
    pointerEvents: 'none',
  },
});

export const art = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minBlockSize: 'calc(140em / 14)',
  background: vars.surface.skeleton,
  '@media': { [media.pair]: { minBlockSize: 'calc(164em / 14)' } },
});

globalStyle(`${art} > img`, { position: 'absolute', inset: 0 });
globalStyle(`${card}[data-ended] ${art} > img`, { filter: 'grayscale(1)' });

/** Black in every brand and theme, unlike the ink of tiles. */
const veiled = (share: number) => `color-mix(in srgb, ${vars.surface.scrim} ${share}%, transparent)`;
const along = createVar();

export const words = style([
  onDarkSurface,
  {
    vars: { [along]: '90deg' },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: `${space[4]} ${space[5]}`,
    background: `linear-gradient(${along}, ${veiled(92)}, ${veiled(62)} 42%, ${veiled(6)} 88%)`,
    color: vars.banner.ink,
    minInlineSize: 0,
    selectors: { '&:dir(rtl)': { vars: { [along]: '270deg' } } },
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  },
]);

export const kind = style({ ...step('label'), fontWeight: vars.weight.semibold });

export const largeTitle = style({ ...step('displayMd'), marginBlockStart: 'auto', maxInlineSize: '72%' });

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[5],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style(step('displaySm'));
export const text = style({ color: vars.text.secondary });
export const terms = style({ ...step('caption'), color: vars.text.muted });

export const facts = style({
  ...step('caption'),
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  marginBlockStart: space[1],
  color: vars.text.muted,
});
globalStyle(`${facts} > div`, { display: 'grid', alignContent: 'start' });
globalStyle(`${facts} dd`, { fontSize: fontSize.body, fontWeight: vars.weight.semibold, lineHeight: lineHeight.body });
export const wager = style({ display: 'grid', gap: space[1], marginBlockStart: space[1] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: 'calc(53em / 14)',
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const period = style({ ...step('caption'), display: 'grid', minInlineSize: 0, color: vars.text.muted });

/** The link to the terms covers the card; other controls are above it. */
globalStyle(`${foot} > a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${foot} > button`, { position: 'relative', zIndex: 1 });
globalStyle(`${card}:has(a:hover)`, { '@media': { [media.hover]: { background: vars.surface.hover } } });
