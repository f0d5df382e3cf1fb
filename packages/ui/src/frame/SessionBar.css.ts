import { style } from '@vanilla-extract/css';
import { numeric, text } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { lineHeight, media, size, space, vars } from '../theme.css.ts';

export const bar = style([
  onDarkSurface,
  {
    ...text('caption'),
    ...numeric,
    background: vars.surface.stageSunken,
    borderBlockEnd: `1px solid ${vars.border.onStage}`,
  },
]);

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  minBlockSize: size.controlSm,
  '@media': { [media.wide]: { columnGap: space[6] } },
});

export const clock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flex: 1,
  fontWeight: vars.weight.semibold,
  '@media': { [media.wide]: { flex: 'none' } },
});

/** A phone gives the figures two lines of their own, under the clock and the way out. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  order: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: `calc(${lineHeight.caption} * 2 + ${space[2]})`,
  alignContent: 'start',
  columnGap: space[4],
  paddingBlockEnd: space[2],
  '@media': {
    [media.wide]: { order: 0, flex: 1, inlineSize: 'auto', minBlockSize: 0, columnGap: space[6], paddingBlockEnd: 0 },
  },
});

export const item = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[1] });

export const label = style({ color: vars.text.onStageMuted });

export const value = style({ fontWeight: vars.weight.semibold });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.controlSm,
  color: vars.text.onStageAccent,
  fontWeight: vars.weight.semibold,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch } },
});
