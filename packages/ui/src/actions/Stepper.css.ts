import { style } from '@vanilla-extract/css';
import { by, numeric, ringed, text as step_ } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

const side = '28px';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  columnGap: space[2],
  rowGap: space[3],
  '@media': { [media.pair]: { display: 'flex', flexWrap: 'wrap' } },
  minInlineSize: 0,
  color: vars.text.primary,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 auto',
  gap: space[2],
  minInlineSize: 0,
  selectors: {
    '&:last-child': { flexGrow: 0 },
  },
  '@media': {
    [media.pair]: {
      selectors: {
        '&:not(:last-child)::after': {
          content: '',
          flex: 1,
          minInlineSize: space[3],
          borderBlockStart: `1px solid ${vars.border.default}`,
        },
      },
    },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: 0 } } },
  },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: side,
  borderRadius: vars.radius.xs,
  '@media': {
    [media.hover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } },
    '(pointer: coarse)': { minBlockSize: size.touch },
  },
});

export const circle = style({
  ...numeric,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  borderRadius: '50%',
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  ...ringed(vars.border.control, '1.5px'),
  selectors: {
    '[data-state="done"] &': {
      ...ringed('transparent'),
      background: vars.surface.positiveSubtle,
      color: vars.text.positive,
    },
    '[data-state="current"] &': {
      ...ringed('transparent'),
      background: vars.action.primary,
      color: vars.action.onPrimary,
    },
    '[data-state="ahead"] &': { color: vars.text.secondary },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({
  ...step_('label'),
  selectors: { '[data-state="current"] &': { fontWeight: vars.weight.semibold } },
});

export const text = style({
  ...step_('caption'),
  color: vars.text.muted,
  selectors: by('tone', { negative: { color: vars.text.negative } }),
});
