import { style } from '@vanilla-extract/css';
import { eased, figure, ringed, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const board = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});

export const label = style({ ...text('label'), color: vars.text.secondary });

export const quick = style({ display: 'flex', flexWrap: 'wrap', marginInline: '-8px' });

export const signs = style({
  display: 'grid',
  gap: space[2],
  selectors: {
    '&[data-kind="figures"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', maxInlineSize: '620px' },
    '&[data-kind="words"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxInlineSize: '460px' },
  },
  '@media': {
    [media.pair]: { selectors: { '&[data-kind="figures"]': { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' } } },
  },
});

export const sign = style({
  ...figure,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingInline: space[1],
  borderRadius: vars.radius.pill,
  background: vars.surface.raised,
  color: vars.text.primary,
  ...ringed(vars.border.control),
  fontSize: '18px',
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ...eased('background', 'color', 'box-shadow'),
  selectors: {
    [`${signs}[data-kind="words"] > &`]: {
      fontFamily: 'inherit',
      fontSize: '16px',
      fontWeight: vars.weight.semibold,
      minBlockSize: size.touch,
    },
    '&[aria-pressed="true"]': {
      background: vars.action.primary,
      color: vars.action.onPrimary,
      ...ringed(vars.action.primary),
    },
    '&:disabled': {
      background: vars.action.disabled,
      color: vars.action.onDisabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"]:disabled': ringed(vars.border.control, '2px'),
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled):not([aria-pressed="true"])': { background: vars.surface.hover } },
    },
    '(forced-colors: active)': {
      outline: '1px solid ButtonText',
      selectors: { '&[aria-pressed="true"]': { outline: '3px solid Highlight' } },
    },
  },
});

export const message = style({
  ...text('caption'),
  margin: 0,
  color: vars.text.muted,
  selectors: { '&[data-tone="negative"]': { color: vars.text.negative } },
});
