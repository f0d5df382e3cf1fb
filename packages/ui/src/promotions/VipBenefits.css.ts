import { style } from '@vanilla-extract/css';
import { numeric, text as step } from '../internal/styles.ts';
import { fontSize, lineHeight, size, space, vars } from '../theme.css.ts';

const subtle = `1px solid ${vars.border.subtle}`;
const forcedSides = { '(forced-colors: active)': { borderInline: '2px solid Highlight' } };

export const region = style({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  overflow: 'auto',
  border: subtle,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  overscrollBehaviorInline: 'contain',
});

export const table = style({
  inlineSize: '100%',
  borderSpacing: 0,
  fontSize: fontSize.label,
  lineHeight: lineHeight.label,
});

const cell = {
  blockSize: size.tableRow,
  minInlineSize: '88px',
  maxInlineSize: '240px',
  paddingBlock: '6px',
  paddingInline: space[3],
  overflowWrap: 'anywhere',
} as const;

export const head = style({
  ...cell,
  ...step('caption'),
  blockSize: size.tableHead,
  borderBlockEnd: `1px solid ${vars.border.default}`,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  selectors: {
    '&[data-current]': { color: vars.text.accent, fontWeight: vars.weight.semibold },
    '&:first-child': { textAlign: 'start' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-current]': forcedSides['(forced-colors: active)'] } } },
});

export const name = style({
  ...cell,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: '128px',
  borderBlockStart: subtle,
  background: vars.surface.raised,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  selectors: { 'tr:first-child > &': { borderBlockStart: 0 } },
});

export const value = style({
  ...cell,
  ...numeric,
  borderBlockStart: subtle,
  textAlign: 'center',
  selectors: {
    'tr:first-child > &': { borderBlockStart: 0 },
    '&[data-current]': {
      background: vars.surface.accentSubtle,
      color: vars.text.primary,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-current]': forcedSides['(forced-colors: active)'] } } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.text.muted,
  selectors: { '&[data-yes]': { color: vars.text.positive } },
});
