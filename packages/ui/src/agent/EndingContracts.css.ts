import { style } from '@vanilla-extract/css';
import { numeric, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

const hairline = `1px solid ${vars.border.subtle}`;
const inside = { paddingBlock: space[3], paddingInline: space[4] } as const;

export const text = style({ ...step('label'), ...inside, fontWeight: vars.weight.regular, color: vars.text.secondary });

export const row = style({ ...inside, display: 'flex', gap: space[3], borderBlockStart: hairline, minInlineSize: 0 });

export const words = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  inlineSize: '100%',
});

export const name = style({ minInlineSize: 0, fontWeight: vars.weight.semibold });

export const ends = style({
  ...step('caption'),
  ...numeric,
  color: vars.text.warning,
  fontWeight: vars.weight.semibold,
});

export const reason = style({ ...step('caption'), ...numeric, color: vars.text.secondary });

export const empty = style({ ...inside, color: vars.text.secondary });

export const note = style({
  ...step('caption'),
  ...inside,
  display: 'flex',
  gap: space[3],
  borderBlockStart: hairline,
  color: vars.text.secondary,
});
