import { style } from '@vanilla-extract/css';
import { calculatorSize, figure as figureFace, onDark, ringed, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const calculator = style({
  ...onDark,
  ...ringed(vars.border.onStage),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[1],
  // Fixed, so that results do not move the page while the thumb is held.
  minBlockSize: calculatorSize(4),
  padding: space[5],
  borderRadius: vars.radius.lg,
  background: vars.surface.stageHover,
  '@media': {
    [media.wide]: { minBlockSize: calculatorSize(3) },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const label = style({ ...step('caption'), color: vars.text.onStageMuted });

export const shown = style({
  ...figureFace,
  fontSize: vars.type.displayMd,
  lineHeight: vars.line.displayMd,
  overflowWrap: 'anywhere',
});

export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minInlineSize: 0,
  marginBlockStart: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.border.onStage}`,
});

export const result = style({ display: 'flex', gap: space[3], minInlineSize: 0 });

export const picture = style({
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
});

export const words = style({ display: 'grid', alignContent: 'start', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.semibold });
export const text = style({ ...step('caption'), color: vars.text.onStageMuted });

export const figure = style({ display: 'grid', alignContent: 'start', minInlineSize: 0, overflowWrap: 'anywhere' });

export const number = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${figure}:last-child > &`]: { ...figureFace, fontSize: '20px', lineHeight: '26px' },
  },
});
