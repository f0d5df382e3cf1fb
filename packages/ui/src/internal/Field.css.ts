import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media, size, space, vars } from '../theme.css.ts';
import { by, hidden, ringed, text } from './styles.ts';

const ringWidth = '2px';

const tableRoom = '(min-width: 600px)';

export const field = style({
  display: 'grid',
  gap: '6px',
  minInlineSize: 0,
  alignContent: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&[data-cell]': { justifyItems: 'stretch' } },
});

export const fieldLabel = style({
  ...text('label'),
  color: vars.text.primary,
  '@container': { [tableRoom]: { selectors: { '[data-cell] > &': hidden } } },
});

export const fieldMark = style({ color: vars.text.negative });

export const fieldBox = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.touch,
  paddingInline: space[3],
  borderRadius: `min(${vars.radius.control}, 22px)`,
  background: vars.surface.raised,
  color: vars.text.primary,
  ...ringed(vars.border.control),
  selectors: {
    '&[data-success]': ringed(vars.border.positive),
    '&:has(> [aria-invalid="true"])': ringed(vars.border.negative, ringWidth),
    '&:has(> :is(input, select, textarea):focus)': ringed(vars.focus.ring, ringWidth),
    '&:has(> [aria-invalid="true"]:focus)': {
      ...ringed(vars.border.negative, ringWidth),
      outline: `${ringWidth} solid ${vars.focus.ring}`,
      outlineOffset: '2px',
    },
    '&:has(> :is(input, select, textarea):disabled)': {
      background: vars.surface.sunken,
      color: vars.text.disabled,
      ...ringed(vars.border.default),
    },
    '&[data-compact]': { minBlockSize: vars.density.control },
    '&[data-cell]': { direction: 'ltr', minBlockSize: size.control, minInlineSize: 0 },
    '&:has(> textarea)': { flexDirection: 'column', alignItems: 'stretch', gap: 0 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([data-success], :has(> [aria-invalid="true"]), :has(> :disabled), :has(> :focus))': ringed(
          vars.border.controlHover,
        ),
      },
    },
    '(pointer: coarse)': { selectors: { '&:is([data-compact], [data-cell])': { minBlockSize: size.touch } } },
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      selectors: { '&:has(> :is(input, select, textarea):focus)': { outline: '2px solid Highlight' } },
    },
  },
});

export const fieldRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
});

/** Native input or select: bare, nearly as tall as its box, and large enough on touch that iOS does not zoom. */
export const fieldControl = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: `calc(${size.touch} - 4px)`,
  marginBlock: ringWidth,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  outline: 0,
  appearance: 'none',
  fontSize: fontSize.body,
  lineHeight: 'normal',
  textOverflow: 'ellipsis',
  selectors: {
    '[data-compact] > &': { minBlockSize: `calc(${vars.density.control} - 4px)` },
    '[data-cell] > &': { minBlockSize: `calc(${size.control} - 4px)`, textAlign: 'end' },
    '&::placeholder': { color: vars.text.muted, opacity: 1 },
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 100vmax ${vars.surface.raised}`,
      WebkitTextFillColor: vars.text.primary,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
  },
  '@media': { '(pointer: coarse)': { fontSize: fontSize.bodyLg } },
});

globalStyle(`${fieldControl} option`, { background: vars.surface.overlay, color: vars.text.primary });

export const fieldStart = style({
  display: 'inline-flex',
  flex: 'none',
  maxInlineSize: '70%',
  alignItems: 'center',
  gap: '6px',
  color: vars.text.muted,
  pointerEvents: 'none',
});

export const fieldInnerLabel = style({
  ...text('label'),
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  maxInlineSize: '100%',
  paddingInlineEnd: space[2],
  borderInlineEnd: `1px solid ${vars.border.default}`,
  color: vars.text.muted,
  selectors: { '&[data-short]': { paddingInlineEnd: 0, borderInlineEnd: 'none' } },
});

export const fieldUnseenLabel = style(hidden);

export const fieldEnd = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  marginInlineEnd: '-6px',
  color: vars.text.muted,
});

export const fieldMessage = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '5px',
  color: vars.text.muted,
  selectors: {
    ...by('tone', { negative: { color: vars.text.negative }, positive: { color: vars.text.positive } }),
    '[data-cell] > &': { justifyContent: 'flex-end' },
    '[data-cell] > &:dir(rtl)': { justifyContent: 'flex-start' },
    '[data-cell] > &[data-tone="negative"]': { fontWeight: vars.weight.semibold },
  },
});

export const fieldMessageMark = style({ flex: 'none', marginBlockStart: '1px' });
