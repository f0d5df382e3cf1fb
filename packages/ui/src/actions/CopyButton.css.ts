import { style } from '@vanilla-extract/css';
import { space } from '../theme.css.ts';

export const copy = style({
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  selectors: { '&[data-blocked]': { display: 'grid' } },
});

export const copyWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' });

export const copyWord = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});

export const copyByHand = style({ minInlineSize: 0, inlineSize: '100%' });
