import { style } from '@vanilla-extract/css';
import { media, space } from '../theme.css.ts';

const phone = '(max-width: 639.98px)';

export const bar = style({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const opener = style({ '@media': { [media.pair]: { display: 'none' } } });

export const count = style({ display: 'inline-block', marginInlineStart: space[2] });

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
  },
});

export const acts = style({
  display: 'flex',
  gap: space[2],
  '@media': { [phone]: { justifyContent: 'flex-end' } },
});

export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
