import { style } from '@vanilla-extract/css';
import { grey, mono, narrow, whiteThumbs } from '../kit/room.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '40px',
  paddingInline: '8px 12px',
  borderBlockEnd: `1px solid ${grey.line2}`,
});
export const name = style({ margin: 0, fontFamily: mono, fontSize: '13px', fontWeight: 600, direction: 'ltr' });
export const body = style({ display: 'grid', gap: '10px', padding: '12px' });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const colour = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '8px',
  alignItems: 'center',
});
export const bigSwatch = style({
  inlineSize: '40px',
  blockSize: '40px',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: `1px solid ${grey.line2}`, borderRadius: '6px' },
  },
});
export const badge = style({
  marginInlineStart: 'auto',
  paddingInline: '6px',
  borderRadius: '4px',
  background: '#fde8cc',
  color: '#7a4600',
  fontWeight: 600,
});
export const weak = style({ margin: 0, color: grey.wrong, fontWeight: 500 });
export const fine = style({ margin: 0, color: grey.ink2 });
export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '10px',
  borderRadius: '8px',
  background: grey.selectGround,
  color: grey.selectText,
});
export const chip = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '5px',
  boxShadow: `inset 0 0 0 1px ${grey.line2}`,
});
export const grow = style({ flex: 1, minInlineSize: 0 });

export const graph = style({
  position: 'relative',
  blockSize: '112px',
  direction: 'ltr',
  touchAction: 'none',
  cursor: 'ew-resize',
});
export const curves = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
export const pass = style({ fill: grey.selectGround });
export const fail = style({ fill: grey.wrongGround });
export const curve = style({ fill: 'none', stroke: grey.ink, strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' });
export const grid = style({ stroke: grey.line2, vectorEffect: 'non-scaling-stroke' });
export const need = style({ stroke: grey.wrong, vectorEffect: 'non-scaling-stroke' });
export const given = style({ stroke: grey.ink, strokeDasharray: '2 3', vectorEffect: 'non-scaling-stroke' });
export const best = style({ stroke: grey.selectText, vectorEffect: 'non-scaling-stroke' });
export const graphLabel = style({
  position: 'absolute',
  right: '4px',
  transform: 'translateY(-100%)',
  color: grey.ink2,
  fontSize: '11px',
  lineHeight: '14px',
  pointerEvents: 'none',
  selectors: { '&[data-need]': { color: grey.wrong, fontWeight: 600 } },
});
export const point = style({ stroke: '#ffffff', strokeWidth: 2, paintOrder: 'stroke' });
export const scale = style({ display: 'block', inlineSize: '100%', blockSize: '10px', borderRadius: '3px' });

export const component = style([
  whiteThumbs,
  {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) 48px',
    gap: '8px',
    alignItems: 'center',
    direction: 'ltr',
    '@media': { [narrow]: { minBlockSize: '40px' } },
  },
]);
export const value = style({ fontFamily: mono, fontSize: '11px', textAlign: 'right' });

export const fates = style({
  display: 'grid',
  gap: '10px',
  listStyle: 'none',
  margin: 0,
  padding: '12px',
  borderBlockStart: `1px solid ${grey.line2}`,
});
export const fate = style({ display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: '8px' });
export const fateMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: '5px',
  background: grey.selectGround,
  color: grey.selectText,
  selectors: {
    '&[data-kind="moved"]': { background: grey.infoGround, color: '#144f8f' },
    '&[data-kind="open"]': { background: grey.wrongGround, color: grey.wrong },
  },
});
export const dot = style({
  display: 'inline-block',
  inlineSize: '10px',
  blockSize: '10px',
  marginInlineEnd: '4px',
  borderRadius: '3px',
  verticalAlign: '-1px',
  boxShadow: `inset 0 0 0 1px ${grey.line2}`,
});
