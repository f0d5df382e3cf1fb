import { style } from '@vanilla-extract/css';
import { figure, text as step } from '../internal/styles.ts';
import { onDarkSurface } from '../internal/surfaces.css.ts';
import { media, space, vars } from '../theme.css.ts';

export const head = style([
  onDarkSurface,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'end',
        columnGap: space[10],
        rowGap: space[6],
      },
    },
  },
]);

export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({
  ...step('displayLg'),
  '@media': { [media.wide]: { fontSize: vars.type.displayXl, lineHeight: vars.line.displayXl } },
});

export const lead = style({
  ...step('bodyLg'),
  minBlockSize: '2lh',
  color: vars.text.onStageMuted,
  '@media': { [media.pair]: { minBlockSize: '1lh' } },
});

export const purse = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[3],
  minInlineSize: 0,
  paddingBlock: space[4],
  paddingInline: space[5],
  borderRadius: vars.radius.lg,
  background: vars.surface.stageHover,
  boxShadow: `inset 0 0 0 1px ${vars.border.onStage}`,
  overflowWrap: 'anywhere',
});

export const held = style({ display: 'grid', minInlineSize: 0 });
export const act = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const note = style({ ...step('caption'), color: vars.text.onStageMuted });

export const value = style({
  ...figure,
  minInlineSize: '4em',
  fontSize: '32px',
  lineHeight: '38px',
  color: vars.text.onStageAccent,
});

export const below = style({ minInlineSize: 0, '@media': { [media.wide]: { gridColumn: '1 / -1' } } });
