import { style } from '@vanilla-extract/css';
import { by, numeric, ringed, text } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const calendar = style({ position: 'relative', display: 'grid', gap: space[2], minInlineSize: 0 });

export const months = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.pair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const steps = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});

export const month = style({ minInlineSize: 0 });

export const monthName = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: size.controlSm,
  paddingInline: size.control,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch, paddingInline: size.touch } },
});

export const grid = style({ inlineSize: '100%', borderSpacing: '0 2px', tableLayout: 'fixed', ...numeric });

export const weekday = style({
  ...text('caption'),
  blockSize: size.controlSm,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

const start = { borderStartStartRadius: vars.radius.sm, borderEndStartRadius: vars.radius.sm };
const end = { borderStartEndRadius: vars.radius.sm, borderEndEndRadius: vars.radius.sm };
const lines = `inset 0 1px ${vars.border.control}, inset 0 -1px ${vars.border.control}`;
const band = { background: vars.surface.selected, boxShadow: lines };

export const cell = style({
  padding: 0,
  textAlign: 'center',
  selectors: {
    ...by('place', { first: { ...band, ...start }, between: band, last: { ...band, ...end } }),
    '&[data-place="between"]:first-child': start,
    '&[data-place="between"]:last-child': end,
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-place]': { borderBlock: '1px solid Highlight' } } },
  },
});

export const day = style({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: '36px',
  borderRadius: vars.radius.sm,
  selectors: {
    '&[aria-current]': { fontWeight: vars.weight.semibold },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '4px',
      insetInlineStart: 'calc(50% - 8px)',
      inlineSize: '16px',
      blockSize: '2px',
      background: 'currentColor',
    },
    '[data-place="between"] > &': { color: vars.text.brand, fontWeight: vars.weight.medium },
    ':is([data-place="only"], [data-place="first"], [data-place="last"]) > &': {
      background: vars.action.primary,
      color: vars.action.onPrimary,
      fontWeight: vars.weight.semibold,
    },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': ringed(vars.border.control) } },
    '(pointer: coarse)': { minBlockSize: size.touch },
    '(forced-colors: active)': {
      selectors: {
        '&:disabled': { color: 'GrayText' },
        ':is([data-place="only"], [data-place="first"], [data-place="last"]) > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const told = style({ ...text('caption'), color: vars.text.muted, textAlign: 'center' });
