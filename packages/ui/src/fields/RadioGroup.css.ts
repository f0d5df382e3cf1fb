import { style } from '@vanilla-extract/css';
import { by, eased, ringed, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const radioGroup = style({ display: 'grid', gap: '6px', minInlineSize: 0 });

export const radios = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  selectors: by('kind', {
    cards: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))', gap: space[2] },
  }),
});

export const radio = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  minInlineSize: 0,
  minBlockSize: size.targetMin,
  paddingBlock: '2px',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.text.disabled, cursor: 'not-allowed' },
    '[data-kind="cards"] > &': {
      minBlockSize: '60px',
      paddingBlock: space[3],
      paddingInline: space[3],
      borderRadius: `min(${vars.radius.control}, 22px)`,
      background: vars.surface.raised,
      ...ringed(vars.border.control),
      ...eased('background', 'box-shadow'),
    },
    '[data-kind="cards"] > &:has(:checked)': {
      background: vars.surface.selected,
      ...ringed(vars.action.primary, '2px'),
    },
    '[data-kind="cards"] > &:has(:disabled)': {
      background: vars.surface.sunken,
      ...ringed(vars.border.default),
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '[data-kind="cards"] > &:hover:not(:has(:checked, :disabled))': ringed(vars.border.controlHover),
      },
    },
    '(pointer: coarse)': { minBlockSize: size.touch, paddingBlock: space[3] },
    '(forced-colors: active)': {
      selectors: {
        '[data-kind="cards"] > &': { border: '1px solid ButtonText' },
        '[data-kind="cards"] > &:has(:checked)': { outline: '2px solid Highlight' },
      },
    },
  },
});

export const radioDot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  appearance: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  borderRadius: '50%',
  background: vars.surface.raised,
  ...ringed(vars.border.control, '1.5px'),
  cursor: 'inherit',
  selectors: {
    '[aria-invalid="true"] &': ringed(vars.border.negative, '2px'),
    '&:checked': { background: vars.action.primary, boxShadow: 'none' },
    '&:checked::before': {
      content: '',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: '50%',
      background: vars.action.onPrimary,
    },
    '&:disabled': { background: vars.surface.sunken, ...ringed(vars.border.default) },
    '&:disabled:checked::before': { background: vars.text.disabled },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const radioWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const radioLabel = style({ ...text('label'), lineHeight: '20px' });

export const radioHint = style({
  ...text('caption'),
  color: vars.text.muted,
  selectors: { ':disabled ~ * > &': { color: 'inherit' } },
});
