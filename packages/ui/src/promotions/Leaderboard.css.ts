import { style } from '@vanilla-extract/css';
import { figure, numeric, raisedCard, text as step } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

const subtle = vars.border.subtle;

export const card = style({
  minInlineSize: 0,
  ...raisedCard,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '50px',
  paddingBlock: space[1],
  paddingInline: space[5],
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const view = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: '50px',
  paddingBlock: space[1],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${subtle}`,
  selectors: {
    '&:last-child': { borderEndStartRadius: vars.radius.card, borderEndEndRadius: vars.radius.card },
    '&[aria-current]': {
      position: 'sticky',
      insetBlock: 0,
      background: vars.surface.selected,
      color: vars.text.brand,
      fontWeight: vars.weight.semibold,
    },
  },
});

export const rank = style({
  ...figure,
  flex: 'none',
  minInlineSize: '28px',
  fontSize: '19px',
  lineHeight: '24px',
  color: vars.text.muted,
  selectors: { '&[data-leads]': { color: vars.text.accent } },
});

export const name = style({
  flex: '1 1 80px',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '[aria-current] > &': { fontWeight: 'inherit' } },
});

export const score = style({
  ...step('body'),
  ...numeric,
  minInlineSize: 0,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

export const bar = style({
  flex: 1,
  blockSize: '12px',
  borderRadius: vars.radius.xs,
  background: vars.surface.skeleton,
  selectors: { '&[data-short]': { flex: '0 0 56px' } },
});

export const face = style({
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: '50%',
  background: vars.surface.skeleton,
});
