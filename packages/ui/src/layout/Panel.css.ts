import { style } from '@vanilla-extract/css';
import { raisedCard, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const panel = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  padding: space[5],
  ...raisedCard,
  selectors: { '&[data-kind="ruled"]': { gap: 0, padding: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  selectors: {
    '[data-kind="ruled"] > &': {
      minBlockSize: space[12],
      paddingBlock: '6px',
      paddingInline: space[4],
      borderBlockEnd: `1px solid ${vars.border.subtle}`,
    },
  },
});

export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  minInlineSize: 0,
});

export const mark = style({ color: vars.text.accent });

export const title = style({
  ...text('title'),
  minInlineSize: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  outlineOffset: '4px',
  selectors: { '[data-kind="ruled"] &': { ...text('body'), fontWeight: vars.weight.semibold } },
});

export const foot = style({
  ...text('caption'),
  color: vars.text.secondary,
  selectors: {
    '[data-kind="ruled"] > &': {
      paddingBlock: space[3],
      paddingInline: space[4],
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
  },
});
