import { style } from '@vanilla-extract/css';
import { number } from '../fields/NumberField.css.ts';
import { numeric, text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  inlineSize: '100%',
  color: vars.text.primary,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.pair]: { gridTemplateColumns: 'minmax(0, 160px) auto minmax(0, 1fr)' } },
});

export const label = style({ ...text('label'), minInlineSize: 0 });

export const box = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  inlineSize: space[16],
  '@media': { [media.pair]: { gridRow: 'auto' } },
});

export const input = style([number, { textAlign: 'center', selectors: { '[dir="rtl"] &': { textAlign: 'center' } } }]);

export const message = style({
  ...numeric,
  minBlockSize: '20px',
  minInlineSize: 0,
  '@media': { [media.pair]: { minBlockSize: 0 } },
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[3],
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.pair]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gridColumn: '-2 / -1' } },
});

export const deadline = style({
  ...text('caption'),
  ...numeric,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  color: vars.text.secondary,
  '@media': { [media.pair]: { display: 'none' } },
});
