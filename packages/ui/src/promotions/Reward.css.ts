import { style } from '@vanilla-extract/css';
import { figure, raisedCard, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';
import * as marked from './iconRow.css.ts';

export const reward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  minInlineSize: 0,
  padding: space[4],
  ...raisedCard,
  overflowWrap: 'anywhere',
});

export const main = style([marked.main, { flex: '1 1 240px', alignItems: 'start' }]);

export const mark = style([
  marked.mark,
  {
    background: vars.surface.sunken,
    color: vars.text.muted,
    selectors: { [`${reward}[data-open] &`]: { background: vars.surface.accentSubtle, color: vars.text.accent } },
  },
]);

export const words = style([marked.words, { gap: '2px' }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: '2px',
});
export const title = style({ minInlineSize: 0, lineHeight: '20px', fontWeight: vars.weight.semibold });
export const term = style({ ...step('caption'), color: vars.text.secondary });
export const expiry = style({ ...step('caption'), color: vars.text.muted });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

export const amount = style({
  ...figure,
  fontSize: '20px',
  lineHeight: '26px',
  selectors: { [`${reward}[data-open] &`]: { color: vars.text.accent } },
});
