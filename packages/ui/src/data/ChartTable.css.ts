import { globalStyle, style } from '@vanilla-extract/css';
import { numeric, text } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';

export const disclosure = style({ minInlineSize: 0 });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.controlSm,
  color: vars.text.link,
  fontSize: text('label').fontSize,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch } },
});

globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const chevron = style({
  display: 'inline-flex',
  selectors: { '[open] > * > &': { transform: 'scaleY(-1)' } },
});

export const table = style({
  ...numeric,
  inlineSize: '100%',
  marginBlockStart: space[2],
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: text('label').fontSize,
});

const figures = { selectors: { '&[data-figure]': { textAlign: 'end' } } } as const;

export const columnName = style({
  ...text('caption'),
  ...figures,
  padding: space[2],
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

export const cell = style({
  ...figures,
  padding: space[2],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
});
