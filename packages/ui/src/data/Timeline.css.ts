import { style } from '@vanilla-extract/css';
import { numeric, ringed, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

const dot = '24px';

export const list = style({ display: 'grid' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${dot} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${dot} 0`,
      insetInlineStart: `calc(${dot} / 2 - 1px)`,
      borderInlineStart: `2px dashed ${vars.border.default}`,
    },
    '&[data-state="done"]:not(:last-child)::before': { borderInlineStart: `2px solid ${vars.border.positive}` },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: 0 } } } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: dot,
  blockSize: dot,
  borderRadius: '50%',
  background: vars.surface.raised,
  color: vars.text.muted,
  ...ringed(vars.border.control),
  selectors: {
    '[data-state="done"] > &': {
      background: vars.surface.positiveSubtle,
      color: vars.text.positive,
      ...ringed(vars.border.positive),
    },
    '[data-state="current"] > &': { color: vars.text.brand, ...ringed(vars.action.primary, '2px') },
    '[data-state="failed"] > &': {
      background: vars.surface.negativeSubtle,
      color: vars.text.negative,
      ...ringed(vars.border.negative),
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const words = style({ display: 'grid', gap: space.half, minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({
  ...text('body'),
  selectors: {
    '[data-state="current"] &, [data-state="failed"] &': { fontWeight: vars.weight.semibold },
    '[data-state="waiting"] &': { color: vars.text.muted },
  },
});

export const note = style({ ...text('caption'), ...numeric, color: vars.text.muted });
