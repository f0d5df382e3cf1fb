import { style } from '@vanilla-extract/css';
import { figure, numeric, text } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { media, space, vars } from '../theme.css.ts';

export const head = style([
  onDarkSurface,
  {
    display: 'grid',
    gap: space[4],
    minInlineSize: 0,
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto 288px',
        alignItems: 'center',
        columnGap: space[8],
      },
    },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.wide]: { gridColumn: '1 / -1' } },
});

export const who = style({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 });

export const thumb = style({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '60px',
  blockSize: '80px',
  borderRadius: vars.radius.sm,
  background: vars.surface.stageHover,
  boxShadow: vars.shadow.sm,
  '@media': { [media.wide]: { inlineSize: '72px', blockSize: '96px' } },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });

export const name = style({
  ...text('displayMd'),
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { fontSize: vars.type.displayLg, lineHeight: vars.line.displayLg } },
});

export const issue = style({ ...numeric, color: vars.text.onStageMuted });

export const last = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const label = style({ ...text('label'), color: vars.text.onStageMuted });

export const clock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.stageHover,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
});

export const time = style({
  ...figure,
  fontSize: '34px',
  lineHeight: '40px',
  textAlign: 'end',
  selectors: { [`${clock}[data-state="closed"] &`]: { color: vars.text.onStageMuted } },
});

export const note = style({
  ...text('caption'),
  gridColumn: '1 / -1',
  color: vars.text.onStage,
  minBlockSize: '1lh',
});
