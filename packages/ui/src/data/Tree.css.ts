import { style } from '@vanilla-extract/css';
import { numeric, raisedCard, ringed, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

const narrow = '(max-width: 480px)';
const forced = '(forced-colors: active)';

export const tree = style({
  minInlineSize: 0,
  padding: space[2],
  ...raisedCard,
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
});

export const item = style({ minInlineSize: 0 });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: size.touch,
  paddingInlineEnd: space[3],
  borderRadius: vars.radius.sm,
  outline: 0,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled]': { color: vars.text.muted, cursor: 'default' },
    // Loading rows take no presses: they disappear, and the focus would be lost.
    '&[aria-busy]': { pointerEvents: 'none' },
    '&[aria-selected="true"]': { background: vars.surface.selected, color: vars.text.brand },
    '&[aria-selected="true"]::before': {
      content: '',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineStart: 0,
      inlineSize: '3px',
      borderRadius: '2px',
      background: vars.action.primary,
    },
    '&:focus-visible': ringed(vars.focus.ring, '2px'),
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected="true"], [aria-disabled])': { background: vars.surface.hover } },
    },
    [forced]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        '&[aria-selected="true"]::before': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&:focus-visible': { outline: '2px dashed Highlight', outlineOffset: '-4px' },
      },
    },
  },
});

export const opener = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: size.controlSm,
  color: vars.text.muted,
  '@media': { '(pointer: coarse)': { inlineSize: size.touch, justifyItems: 'start', paddingInlineStart: space[2] } },
});

export const words = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  minInlineSize: 0,
  paddingBlock: space[1],
});

export const about = style({ display: 'grid', flex: '1 1 12ch', minInlineSize: 0 });

export const name = style({ fontWeight: vars.weight.semibold });

export const note = style({ ...text('caption'), color: vars.text.muted });

export const figures = style({
  ...numeric,
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[4]}`,
  minInlineSize: 0,
  fontWeight: vars.weight.regular,
});

export const count = style({ color: vars.text.muted });

export const branch = style({
  minInlineSize: 0,
  marginInlineStart: '15px',
  paddingInlineStart: space[2],
  borderInlineStart: `1px solid ${vars.border.default}`,
  '@container': {
    [narrow]: { paddingInlineStart: 0, selectors: { '&[data-deep]': { marginInlineStart: 0 } } },
  },
});

export const retry = style({ color: vars.text.link, fontWeight: vars.weight.semibold });
