import { style } from '@vanilla-extract/css';
import { figure, numeric, text as step } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';
import * as marked from './iconRow.css.ts';

const wide = '(min-width: 480px)';

export const mission = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  minBlockSize: '82px',
  paddingBlock: space[3],
  paddingInline: space[4],
  overflowWrap: 'anywhere',
});

export const main = style([marked.main, { flex: '1 1 0', alignItems: 'center' }]);

export const mark = style([
  marked.mark,
  {
    background: vars.surface.accentSubtle,
    color: vars.text.accent,
    selectors: { [`${mission}[data-over] &`]: { background: vars.surface.sunken, color: vars.text.muted } },
  },
]);

export const words = style([marked.words, { gap: '6px' }]);

export const title = style({ lineHeight: '20px', fontWeight: vars.weight.semibold });
export const note = style({ ...step('caption'), color: vars.text.muted });

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  alignItems: 'center',
  columnGap: space[3],
});
export const count = style({
  ...step('caption'),
  ...numeric,
  minInlineSize: '56px',
  color: vars.text.muted,
  textAlign: 'end',
  '@container': { [wide]: { minInlineSize: '84px' } },
});

export const steps = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], rowGap: space[1] });
export const stepItem = style({
  ...step('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  color: vars.text.secondary,
  selectors: { '&[data-done]': { color: vars.text.positive } },
});

export const end = style({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: '2px',
  minInlineSize: 0,
  paddingInlineStart: `calc(${size.touch} + ${space[3]})`,
  '@container': {
    [wide]: {
      flex: '0 1 auto',
      flexDirection: 'column',
      alignItems: 'flex-end',
      minInlineSize: '92px',
      maxInlineSize: '50%',
      paddingInlineStart: 0,
      textAlign: 'end',
    },
  },
});

export const reward = style({ ...figure, fontSize: '17px', lineHeight: '22px', color: vars.text.accent });
