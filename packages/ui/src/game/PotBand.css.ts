import { style } from '@vanilla-extract/css';
import { darkSurface, ellipsis, figure, text as step } from '../internal/styles.ts';
import { fontSize, media, space, vars } from '../theme.css.ts';

export const band = style({
  ...darkSurface,
  display: 'grid',
  gap: space[4],
  padding: space[5],
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  '@media': {
    [media.full]: { gridTemplateColumns: 'minmax(0, calc(206em / 14)) minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });
export const title = style(step('displayMd'));
export const text = style({ ...step('label'), color: vars.text.onStageMuted });

export const pots = style({
  display: 'flex',
  gap: space[3],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${space[5]})`,
  paddingInline: space[5],
  '@media': {
    [media.pair]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
    [media.full]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const item = style({
  flex: 'none',
  inlineSize: 'calc(232em / 14)',
  '@media': { [media.pair]: { inlineSize: 'auto' } },
});

export const pot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: '9px',
  borderRadius: vars.radius.lg,
  background: vars.surface.stageHover,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.border.onStageStrong}` } } },
  },
});

export const art = style({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: 'calc(64em / 14)',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.sm,
});

export const facts = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });
export const tier = style({ ...step('caption'), color: vars.text.onStageMuted });
export const amount = style({
  ...figure,
  ...ellipsis,
  maxInlineSize: '100%',
  color: vars.text.onStageAccent,
  fontSize: fontSize.title,
});
export const name = style({ ...step('label'), ...ellipsis, maxInlineSize: '100%', fontWeight: vars.weight.semibold });
