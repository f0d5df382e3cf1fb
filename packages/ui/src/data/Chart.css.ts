import { style } from '@vanilla-extract/css';
import { by, ellipsis, focusRing, numeric, raisedCard, text } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';

const plotHeight = '188px';
const forced = '(forced-colors: active)';

export const chart = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: space[5],
  ...raisedCard,
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[5]}`,
  minInlineSize: 0,
});

export const title = style({ minInlineSize: 0, fontWeight: vars.weight.semibold });

export const legend = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minInlineSize: 0,
  color: vars.text.secondary,
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '6px',
  minInlineSize: 0,
  '::before': { content: '', flex: 'none', alignSelf: 'start', marginBlockStart: '3px' },
  selectors: {
    ...by(
      'series',
      { bar: { inlineSize: '10px', blockSize: '10px', borderRadius: '2px', background: vars.chart.s1 } },
      '::before',
    ),
    ...by(
      'series',
      { before: { inlineSize: '14px', blockSize: '2px', marginBlockStart: '7px', background: vars.text.primary } },
      '::before',
    ),
    ...by(
      'series',
      {
        line: {
          inlineSize: '14px',
          blockSize: '3px',
          marginBlockStart: '6px',
          borderRadius: '2px',
          background: vars.chart.s2,
        },
      },
      '::before',
    ),
  },
  '@media': {
    [forced]: {
      '::before': { forcedColorAdjust: 'none' },
      selectors: {
        ...by(
          'series',
          { bar: { background: 'CanvasText' }, before: { background: 'GrayText' }, line: { background: 'LinkText' } },
          '::before',
        ),
      },
    },
  },
});

export const swap = style({
  minBlockSize: '24px',
  borderRadius: vars.radius.xs,
  color: vars.text.link,
  fontWeight: vars.weight.medium,
  '@media': { '(pointer: coarse)': { minBlockSize: size.touch } },
});

export const waiting = style({ display: 'grid', blockSize: `calc(${plotHeight} + 24px + ${size.touch})` });

export const plot = style({
  ...text('caption'),
  ...numeric,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  minInlineSize: 0,
  paddingBlockStart: space[2],
  color: vars.chart.axis,
});

export const axis = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  blockSize: plotHeight,
  maxInlineSize: '40cqi',
  textAlign: 'end',
});

export const tick = style({ display: 'grid', alignContent: 'center', blockSize: 0 });

export const field = style({
  position: 'relative',
  minInlineSize: 0,
  blockSize: plotHeight,
  borderRadius: vars.radius.xs,
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': focusRing },
});

export const line = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${vars.chart.grid}`,
  marginBlockEnd: '-0.5px',
  selectors: { '&[data-zero]': { borderBlockEndColor: vars.border.default } },
});

export const bars = style({ position: 'absolute', inset: 0, display: 'flex' });

export const band = style({ position: 'relative', flex: 1, minInlineSize: 0 });

export const bar = style({
  position: 'absolute',
  insetInline: '14%',
  maxInlineSize: '48px',
  marginInline: 'auto',
  borderRadius: '2px',
  background: vars.chart.s1,
  opacity: 0.82,
  selectors: { '&[data-active]': { opacity: 1 } },
  '@media': {
    [forced]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      opacity: 1,
      selectors: { '&[data-active]': { background: 'Highlight' } },
    },
  },
});

export const before = style({
  position: 'absolute',
  insetInline: '8%',
  blockSize: '1.5px',
  maxInlineSize: '56px',
  marginInline: 'auto',
  marginBlockEnd: '-0.75px',
  background: vars.text.primary,
  boxShadow: `0 0 0 1px ${vars.surface.raised}`,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'GrayText', boxShadow: '0 0 0 1px Canvas' } },
});

export const guide = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 0,
  borderInlineStart: `1px dashed ${vars.border.control}`,
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const stroked = (color: string, width: string, inForced: string) =>
  style({
    stroke: color,
    strokeWidth: width,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [forced]: { forcedColorAdjust: 'none', stroke: inForced } },
  });

export const halo = stroked(vars.surface.raised, '5px', 'Canvas');
export const stroke = stroked(vars.chart.s2, '2.5px', 'LinkText');

export const dot = style({
  position: 'absolute',
  inlineSize: '12px',
  blockSize: '12px',
  marginInlineStart: '-6px',
  marginBlockEnd: '-6px',
  border: `2px solid ${vars.surface.raised}`,
  borderRadius: '50%',
  background: vars.chart.s2,
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'LinkText', borderColor: 'Canvas' } },
});

export const note = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(-1 * ${space[2]})`,
  display: 'grid',
  gap: space.half,
  inlineSize: 'max-content',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.sm,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: `${vars.shadow.md}, 0 0 0 1px ${vars.border.subtle}`,
  pointerEvents: 'none',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

export const labels = style({ position: 'relative', gridColumn: 2, blockSize: '24px' });

export const label = style({
  position: 'absolute',
  insetBlockEnd: 0,
  ...ellipsis,
  maxInlineSize: '40cqi',
  transform: 'translateX(-50%)',
  selectors: {
    '[dir="rtl"] &': { transform: 'translateX(50%)' },
    '&[data-edge="end"]': { transform: 'translateX(-82%)' },
    '[dir="rtl"] &[data-edge="end"]': { transform: 'translateX(82%)' },
  },
  '@container': { '(max-width: 480px)': { selectors: { '&[data-odd]': { display: 'none' } } } },
});
