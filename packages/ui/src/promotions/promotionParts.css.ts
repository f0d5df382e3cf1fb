import { style } from '@vanilla-extract/css';
import { figure as figureFace, numeric } from '../internal/styles.ts';
import { fontSize, media, space, vars } from '../theme.css.ts';

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' });
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[3] });
export const value = style({ ...numeric, color: vars.text.primary, fontWeight: vars.weight.medium });
export const countdown = style({ ...numeric, color: vars.text.primary, fontWeight: vars.weight.semibold });

const em = (pixels: number) => `calc(${pixels}em / 14)`;

export const figure = style({
  ...figureFace,
  marginBlockStart: 'auto',
  fontSize: em(58),
  lineHeight: 1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-long]': { fontSize: em(46) },
    '&[data-long="very"]': { fontSize: em(34) },
    // Doubled text would not fit a phone in one line.
    '&[data-size="lg"]': { marginBlockStart: 0, fontSize: em(112), whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '&[data-size="lg"][data-long]': { fontSize: em(64) },
  },
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-size="lg"]': { fontSize: `min(${em(168)}, 40cqi)`, lineHeight: 0.95 },
        '&[data-size="lg"][data-long]': { fontSize: `min(${em(92)}, 26cqi)` },
      },
    },
  },
});

/** Half the size of the digits; a gap for those that stand behind. */
export const sign = style({
  fontSize: '0.55em',
  selectors: {
    '&:last-child:not(:first-child), &:last-child': { marginInlineStart: '0.12em' },
    '&:first-child': { marginInlineStart: 0 },
  },
});

export const unit = style({
  marginBlockStart: space[1],
  fontSize: fontSize.bodyLg,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
  selectors: { '&[data-size="lg"]': { fontSize: em(20) } },
});
