import { style } from '@vanilla-extract/css';
import { by, text } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  selectors: {
    ...by('state', {
      done: { color: vars.text.positive },
      current: { color: vars.text.primary },
      ahead: { color: vars.text.muted },
    }),
    '&[data-state="ahead"]::before': { background: vars.surface.sunken },
  },
  '::before': {
    content: '',
    blockSize: '4px',
    borderRadius: '2px',
    background: vars.action.primary,
  },
  '@media': {
    '(forced-colors: active)': {
      outline: 0,
      '::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
      selectors: { '&[data-state="ahead"]::before': { background: 'none', border: '1px solid CanvasText' } },
    },
  },
});

export const words = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  minInlineSize: 0,
  borderRadius: vars.radius.xs,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="current"] > &': { fontWeight: vars.weight.semibold } },
});
