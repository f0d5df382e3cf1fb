import { style } from '@vanilla-extract/css';
import { by, ellipsis, numeric, text as step, type TextSize } from '../internal/styles.ts';
import { ground, vars } from '../theme.css.ts';

export const textSizes = [
  'displayXl',
  'displayLg',
  'displayMd',
  'displaySm',
  'title',
  'bodyLg',
  'body',
  'label',
  'caption',
  'micro',
] as const satisfies readonly TextSize[];

export const tones = {
  primary: vars.text.primary,
  secondary: vars.text.secondary,
  muted: ground.muted,
  inherit: 'inherit',
  brand: vars.text.brand,
  accent: vars.text.accent,
  positive: vars.text.positive,
  negative: vars.text.negative,
  warning: vars.text.warning,
  info: vars.text.info,
  onStage: vars.text.onStage,
  onStageMuted: vars.text.onStageMuted,
  onStageAccent: vars.text.onStageAccent,
} as const;

export const text = style({
  selectors: {
    ...by('size', Object.fromEntries(textSizes.map((name) => [name, step(name)]))),
    ...by('tone', Object.fromEntries(Object.entries(tones).map(([tone, color]) => [tone, { color }]))),
    '&[data-strong]': { fontWeight: vars.weight.semibold },
    '&[data-numeric]': numeric,
    '&[data-truncate]': ellipsis,
  },
});
