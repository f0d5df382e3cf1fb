import { style } from '@vanilla-extract/css';
import { fieldControl } from '../internal/Field.css.ts';
import { figure, numeric } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

const inOrder = { selectors: { '[dir="rtl"] &': { textAlign: 'end' } } } as const;

export const number = style([fieldControl, { ...numeric, ...inOrder }]);

export const unitMark = style({ paddingInlineEnd: '6px' });

const amountSize = '24px';

export const money = style([
  fieldControl,
  {
    ...figure,
    ...inOrder,
    minBlockSize: `calc(${space[14]} - 4px)`,
    fontSize: amountSize,
    '@media': { '(pointer: coarse)': { fontSize: amountSize } },
  },
]);

export const symbolMark = style({
  ...figure,
  flex: 'none',
  color: vars.text.muted,
  fontSize: amountSize,
  lineHeight: 1,
  pointerEvents: 'none',
});

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  paddingBlockStart: space.half,
  '@media': { [media.pair]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const quickAmount = style({
  minBlockSize: size.control,
  paddingInline: space[2],
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  ...numeric,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.surface.selected,
      color: vars.text.brand,
      boxShadow: `inset 0 0 0 2px ${vars.action.primary}`,
    },
    '&:disabled': { background: vars.surface.sunken, color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-pressed="true"])': { boxShadow: `inset 0 0 0 1px ${vars.border.control}` },
      },
    },
    '(pointer: coarse)': { minBlockSize: size.touch },
  },
});
