import { createVar, style } from '@vanilla-extract/css';
import { gridSteps } from '../internal/gridColumns.ts';
import { stagger } from '../internal/stagger.css.ts';
import { lineHeight, size, space } from '../theme.css.ts';
import { phoneName } from './GameCard.css.ts';

const columns = createVar();
const columnGap = createVar();
const cardWidth = createVar();
const rise = createVar();
const below = createVar();

export const frame = style({ containerType: 'inline-size' });

export const grid = style([
  stagger,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap,
    vars: {
      [below]: size.touch,
      [cardWidth]: `calc((100cqi - (${columns} - 1) * ${columnGap}) / ${columns})`,
    },
    selectors: {
      '&[data-shape="portrait"]': { vars: { [rise]: '4 / 3' } },
      '&[data-shape="wide"]': { vars: { [rise]: '5 / 8' } },
      '&[data-windowed]': { position: 'relative', display: 'block' },
    },
    '@media': {
      ...Object.fromEntries(
        gridSteps.map((step) => [
          `(min-width: ${step.from}px)`,
          {
            vars: { [columns]: String(step.columns), [columnGap]: `${step.columnGap}px` },
            rowGap: `${step.rowGap}px`,
            selectors: {
              '&[data-beside]': { vars: { [columns]: String(step.beside) } },
              '&[data-shape="wide"]': { vars: { [columns]: String(step.wide) } },
              '&[data-shape="wide"][data-beside]': { vars: { [columns]: String(step.wideBeside) } },
            },
          },
        ]),
      ),
      '(max-width: 639.98px)': {
        selectors: {
          '&[data-shape="portrait"]': {
            vars: { [below]: `calc(${space[2]} + ${phoneName} + ${lineHeight.caption})` },
          },
        },
      },
    },
  },
]);

/**
 * Cards skip layout while invisible, in a placeholder of their exact height. The first dozen are exempt, because
 * finding them visible would lay out the page again. Padding keeps rings and shadows inside the containment.
 */
export const cell = style({
  minInlineSize: 0,
  margin: '-6px',
  padding: '6px',
  contain: 'layout style paint',
  selectors: {
    '&:nth-child(n + 13)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `calc(${cardWidth} * ${rise} + ${below})`,
    },
    [`${grid}[data-windowed] > &`]: {
      position: 'absolute',
      insetInlineStart: `calc(var(--column) * (${cardWidth} + ${columnGap}))`,
      inlineSize: `calc(${cardWidth} + 12px)`,
      contentVisibility: 'visible',
    },
  },
});
