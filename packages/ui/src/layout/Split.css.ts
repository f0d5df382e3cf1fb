import { style } from '@vanilla-extract/css';
import { media, space } from '../theme.css.ts';

const room = '(min-width: 600px)';
const muchRoom = '(min-width: 800px)';

export const place = style({ containerType: 'inline-size', minInlineSize: 0 });

export const split = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  selectors: { '&[data-fold="within"]': { gap: space[5] } },
  '@container': {
    [room]: {
      selectors: {
        '&[data-fold="within"]': { gridTemplateColumns: 'minmax(0, 1fr) 264px' },
        '&[data-fold="within"][data-side="start"]': { gridTemplateColumns: '264px minmax(0, 1fr)' },
      },
    },
    [muchRoom]: {
      selectors: {
        '&[data-fold="within"]': { gridTemplateColumns: 'minmax(0, 1fr) 288px' },
        '&[data-fold="within"][data-side="start"]': { gridTemplateColumns: '288px minmax(0, 1fr)' },
      },
    },
  },
  '@media': {
    [media.full]: {
      selectors: { '&[data-fold="away"], &[data-fold="below"]': { gridTemplateColumns: 'minmax(0, 1fr) 288px' } },
    },
    [media.wide]: { selectors: { '&[data-fold="under"]': { gridTemplateColumns: 'minmax(0, 1fr) 368px' } } },
  },
});

export const main = style({ minInlineSize: 0 });

export const aside = style({
  display: 'none',
  minInlineSize: 0,
  selectors: { '&[data-fold="under"], &[data-fold="within"]': { display: 'block' } },
  '@container': {
    [room]: { selectors: { [`${split}[data-side="start"] > &[data-fold="within"]`]: { order: -1 } } },
  },
  '@media': {
    [media.wide]: { selectors: { '&[data-fold="below"]': { display: 'block' } } },
    [media.full]: {
      display: 'block',
      // Follows a list that is longer than it.
      selectors: { '&[data-fold="below"]': { position: 'sticky', insetBlockStart: '92px' } },
    },
  },
});
