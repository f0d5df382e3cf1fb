import { style } from '@vanilla-extract/css';
import { gridSteps } from '../internal/gridColumns.ts';
import { by } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style({
  display: 'grid',
  gap: `${space[4]} ${space[3]}`,
  '@media': { [media.wide]: { gap: vars.density.gap } },
  selectors: by('columns', {
    portrait: {
      gridTemplateColumns: columns(3),
      '@media': {
        [media.pair]: { gridTemplateColumns: columns(4) },
        [media.wide]: { gridTemplateColumns: columns(5) },
        [media.full]: { gridTemplateColumns: columns(6) },
        [media.large]: { gridTemplateColumns: columns(8) },
      },
    },
    lobby: {
      '@media': Object.fromEntries(
        gridSteps.map((step) => [
          `(min-width: ${step.from}px)`,
          { gridTemplateColumns: columns(step.beside), gap: `${step.rowGap}px ${step.columnGap}px` },
        ]),
      ),
    },
    wide: {
      gridTemplateColumns: columns(2),
      '@media': {
        [media.wide]: { gridTemplateColumns: columns(3) },
        [media.full]: { gridTemplateColumns: columns(4) },
        [media.large]: { gridTemplateColumns: columns(5) },
      },
    },
    tables: {
      gridTemplateColumns: columns(1),
      '@media': {
        [media.pair]: { gridTemplateColumns: columns(2) },
        [media.wide]: { gridTemplateColumns: columns(3) },
        [media.full]: { gridTemplateColumns: columns(4) },
        [media.large]: { gridTemplateColumns: columns(5) },
      },
    },
    thirds: {
      gridTemplateColumns: columns(1),
      '@media': {
        [media.pair]: { gridTemplateColumns: columns(2) },
        [media.wide]: { gridTemplateColumns: columns(3), gap: space[6] },
        [media.large]: { gridTemplateColumns: columns(4) },
      },
    },
    halves: {
      gridTemplateColumns: columns(1),
      '@media': { [media.wide]: { gridTemplateColumns: columns(2), gap: space[6] } },
    },
    panels: {
      gridTemplateColumns: columns(1),
      '@media': { [media.wide]: { gridTemplateColumns: columns(3), gap: space[5] } },
    },
    tiles: {
      gridTemplateColumns: columns(2),
      gap: space[3],
      '@media': { [media.wide]: { gridTemplateColumns: columns(4), gap: space[3] } },
    },
    tiers: {
      gridTemplateColumns: columns(2),
      '@media': {
        [media.pair]: { gridTemplateColumns: columns(3) },
        [media.full]: { gridTemplateColumns: columns(6) },
      },
    },
    triples: {
      gridTemplateColumns: columns(2),
      gap: space[3],
      '@media': { [media.pair]: { gridTemplateColumns: columns(3), gap: space[3] } },
    },
    fields: {
      gap: space[4],
      gridTemplateColumns: columns(1),
      '@media': { [media.pair]: { gridTemplateColumns: columns(2) }, [media.wide]: { gap: space[4] } },
    },
  }),
});
