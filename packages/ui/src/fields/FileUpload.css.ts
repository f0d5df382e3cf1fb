import { style } from '@vanilla-extract/css';
import { field } from '../internal/Field.css.ts';
import { eased, ellipsis, focusRing, ringed, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

/** Focus target once a button is gone; no ring, because it is not a control. */
export const root = style([field, { outline: 0 }]);

export const zone = style({
  ...text('label'),
  ...eased('background', 'border-color'),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: space[24],
  padding: space[4],
  border: `1px dashed ${vars.border.control}`,
  borderRadius: `min(${vars.radius.control}, 22px)`,
  background: vars.surface.raised,
  color: vars.text.secondary,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(:focus-visible)': focusRing,
    '&:has([aria-invalid="true"])': { border: `2px solid ${vars.border.negative}` },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.action.primary,
      background: vars.surface.selected,
      color: vars.text.brand,
    },
    '&:has(:disabled)': {
      borderColor: vars.border.default,
      background: vars.surface.sunken,
      color: vars.text.muted,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:disabled), :has([aria-invalid="true"]), [data-over])': {
          borderColor: vars.border.controlHover,
          background: vars.surface.hover,
        },
      },
    },
    '(forced-colors: active)': { selectors: { '&[data-over]': { borderColor: 'Highlight' } } },
  },
});

/** Native input over the whole zone, so that presses, keys and drops reach it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  fontSize: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const list = style({ display: 'grid', gap: space[2] });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  padding: space[2],
  borderRadius: `min(${vars.radius.control}, 22px)`,
  background: vars.surface.raised,
  ...ringed(vars.border.subtle),
  selectors: { '&[data-state="failed"]': ringed(vars.border.negative) },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.controlLg,
  blockSize: size.controlLg,
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  color: vars.text.muted,
  overflow: 'hidden',
});

export const previewPicture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const about = style({ display: 'grid', gap: space[1], flex: 1, minInlineSize: 0 });

export const fileName = style({ ...text('label'), ...ellipsis });

export const actions = style({ display: 'flex', flex: 'none' });
