import { style } from '@vanilla-extract/css';
import { grey, mono } from '../kit/room.css.ts';

export const strip = style({
  marginBlockStart: 'auto',
  flex: 'none',
  minBlockSize: '131px',
  paddingInline: '16px',
  paddingBlock: '4px 8px',
  borderBlockStart: `1px solid ${grey.line2}`,
  background: grey.bg,
});
export const stripHead = style({ display: 'flex', alignItems: 'center', gap: '10px', minBlockSize: '28px' });
export const stripText = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: grey.ink2,
});
export const score = style({
  flex: 'none',
  padding: '2px 7px',
  borderRadius: '4px',
  background: grey.selectGround,
  color: grey.selectText,
  fontWeight: 600,
  selectors: { '&[data-weak]': { background: grey.wrongGround, color: grey.wrong } },
});
export const legend = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '5px',
  color: grey.ink2,
});
export const lanes = style({ position: 'relative', direction: 'ltr', marginInlineStart: '56px' });
export const lane = style({
  position: 'relative',
  blockSize: '42px',
  borderBlockEnd: `1px solid ${grey.edge}`,
  marginBlockEnd: '4px',
});
export const laneName = style({ position: 'absolute', insetBlockEnd: 0, insetInlineStart: '-56px', fontWeight: 600 });
export const tick = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '1px',
  background: grey.line2,
  selectors: { '&[data-needed]': { background: grey.wrong } },
});
export const tickName = style({
  position: 'absolute',
  insetBlockStart: '100%',
  transform: 'translateX(-50%)',
  color: grey.ink2,
  whiteSpace: 'nowrap',
  selectors: { '[data-needed] > &': { color: grey.wrong } },
});
export const axis = style({ position: 'absolute', inset: '0 0 4px 0' });
export const lanesFoot = style({ blockSize: '16px' });

export const mark = style({
  position: 'absolute',
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: '50%',
  background: '#2f7d55',
  transform: 'translateX(-50%)',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: '-1px' },
  selectors: {
    '&[data-kind="mark"]': { borderRadius: '2px', background: grey.info },
    '&[data-kind="figure"]': {
      borderRadius: '1px',
      background: '#7a4600',
      transform: 'translateX(-50%) rotate(45deg) scale(0.9)',
    },
    '&[data-weak]': { background: grey.wrong, boxShadow: `0 0 0 1.5px #ffffff, 0 0 0 3px ${grey.wrong}` },
    '&[data-active]': { boxShadow: `0 0 0 1.5px #ffffff, 0 0 0 3px ${grey.ink}` },
  },
});
export const legendMark = style([
  mark,
  {
    position: 'static',
    transform: 'none',
    selectors: { '&[data-kind="figure"]': { transform: 'rotate(45deg) scale(0.9)' } },
  },
]);
export const list = style({ maxBlockSize: '240px', overflowY: 'auto', paddingBlockEnd: '8px' });
export const pairTable = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const pairCell = style({
  paddingBlock: '3px',
  paddingInlineEnd: '12px',
  borderBlockEnd: `1px solid ${grey.line}`,
  textAlign: 'start',
  fontWeight: 400,
});
export const pairRatio = style([
  pairCell,
  {
    fontFamily: mono,
    fontSize: '11px',
    textAlign: 'end',
    selectors: { '&[data-weak]': { color: grey.wrong, fontWeight: 600 } },
  },
]);
export const pairName = style({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
