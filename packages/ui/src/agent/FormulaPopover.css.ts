import { style } from '@vanilla-extract/css';
import { numeric, onRightEdge, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

const hairline = `1px solid ${vars.border.subtle}`;

export const figure = style({
  ...numeric,
  minBlockSize: size.targetMin,
  maxInlineSize: '100%',
  borderRadius: vars.radius.xs,
  font: 'inherit',
  textAlign: 'end',
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch, minInlineSize: size.touch } },
});

export const value = style({
  borderBlockEnd: `1px dotted ${vars.text.secondary}`,
  '@media': { [media.hover]: { selectors: { [`${figure}:hover &`]: { borderBlockEndStyle: 'solid' } } } },
});

export const panel = style({
  ...text('label'),
  display: 'grid',
  gap: space[2],
  inlineSize: '294px',
  maxInlineSize: '100%',
  fontWeight: vars.weight.regular,
  whiteSpace: 'normal',
  textAlign: 'start',
  '@media': { '(max-width: 639.98px)': { inlineSize: '100%' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: '-8px',
  marginInlineEnd: '-8px',
});

export const title = style({ ...text('body'), minInlineSize: 0, fontWeight: vars.weight.semibold });

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(40%, 1fr) auto' });

export const line = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  columnGap: space[4],
  paddingBlock: '3px',
  selectors: {
    '&[data-kind="subtotal"]': {
      marginBlockStart: '3px',
      paddingBlockStart: '6px',
      borderBlockStart: `1px solid ${vars.border.default}`,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const sum = style(onRightEdge);

export const note = style({ ...text('caption'), color: vars.text.secondary });

export const link = style({
  paddingBlockStart: space[2],
  marginInline: `calc(${space[4]} * -1)`,
  paddingInline: space[4],
  borderBlockStart: hairline,
});
