import { style } from '@vanilla-extract/css';
import { figure, numeric, onRightEdge, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

const rule = `1px solid ${vars.border.default}`;

export const ledger = style({ minInlineSize: 0 });

/** All lines share one column for figures, so that these align in right-to-left text as well. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(40%, 1fr) auto',
  paddingBlock: space[2],
});

export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  columnGap: space[4],
  alignItems: 'start',
  paddingBlock: space[2],
  paddingInline: space[5],
  selectors: {
    '&:is([data-kind="subtotal"], [data-kind="amount"])': { borderBlockStart: rule },
    '&[data-kind]': { fontWeight: vars.weight.semibold },
    '&:has([aria-expanded="true"])': { background: vars.surface.selected },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has([aria-expanded="true"])': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const name = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = style({ lineHeight: '24px' });
export const text = style({ ...step('caption'), ...numeric, color: vars.text.muted, fontWeight: vars.weight.regular });

export const value = style({
  ...onRightEdge,
  minInlineSize: 0,
  lineHeight: '24px',
  selectors: {
    ...onRightEdge.selectors,
    '[data-kind="amount"] > &': { ...figure, fontSize: '24px', lineHeight: '32px' },
  },
});

export const conditions = style({
  ...step('caption'),
  ...numeric,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space.half,
  gridColumn: '1 / -1',
  color: vars.text.secondary,
  fontWeight: vars.weight.regular,
});

export const condition = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  selectors: { '&[data-met="false"]': { color: vars.text.negative } },
});
