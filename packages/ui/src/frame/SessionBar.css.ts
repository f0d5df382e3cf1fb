import { style } from '@vanilla-extract/css';
import { ellipsis, hidden, numeric, text } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const bar = style([
  onDarkSurface,
  {
    ...text('caption'),
    ...numeric,
    blockSize: size.controlSm,
    background: vars.surface.stageSunken,
    borderBlockEnd: `1px solid ${vars.border.onStage}`,
  },
]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[3],
  blockSize: `calc(${size.controlSm} - 1px)`,
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { columnGap: space[6] } },
});

export const clock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  overflow: 'clip',
  fontWeight: vars.weight.semibold,
});

export const list = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  columnGap: space[3],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  outlineOffset: '-3px',
  '@media': { [media.wide]: { columnGap: space[6] } },
  selectors: {
    '&[data-overflows]': {
      paddingInline: space[2],
      maskImage: `linear-gradient(to right, transparent, #000 ${space[3]} calc(100% - ${space[3]}), transparent)`,
    },
  },
});

export const item = style({ display: 'flex', flex: 'none', columnGap: space[1] });

export const label = style({
  color: vars.text.onStageMuted,
  '@media': {
    'not all and (min-width: 640px)': { selectors: { [`${item}:first-child > &`]: hidden } },
  },
});

export const value = style({ fontWeight: vars.weight.semibold });

export const action = style({
  ...ellipsis,
  alignContent: 'center',
  minInlineSize: 0,
  blockSize: '100%',
  color: vars.text.onStageAccent,
  fontWeight: vars.weight.semibold,
  textUnderlineOffset: '3px',
  '@media': { 'not all and (min-width: 390px)': { selectors: { '&[data-spare]': { display: 'none' } } } },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
