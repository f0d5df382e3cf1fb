import { style } from '@vanilla-extract/css';
import { grey, mono, narrow } from '../kit/room.css.ts';

export const sides = style({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  paddingInline: '16px',
});
export const side = style({ minBlockSize: 0, overflowY: 'auto', paddingBlockEnd: '12px', paddingInline: '2px' });
export const sideHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '36px',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  background: grey.wall,
});
export const pages = style({ display: 'grid', gap: '12px' });
export const inspector = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: grey.bg,
  borderInlineStart: `1px solid ${grey.line2}`,
  '@media': { [narrow]: { maxBlockSize: '45dvh' } },
});
export const inspectorBody = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' });
export const part = style({ padding: '12px', borderBlockEnd: `1px solid ${grey.line2}` });
export const partTitle = style({ margin: '0 0 4px', fontSize: '13px', fontWeight: 600 });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px',
  padding: '12px',
  borderBlockStart: `1px solid ${grey.line2}`,
});
export const across = style({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '8px' });
export const table = style({ inlineSize: '100%', marginBlockStart: '8px', borderCollapse: 'collapse' });
export const cell = style({
  paddingBlock: '5px',
  borderBlockEnd: `1px solid ${grey.line}`,
  textAlign: 'start',
  fontWeight: 400,
});
export const number = style([
  cell,
  {
    inlineSize: '52px',
    fontFamily: mono,
    fontSize: '11px',
    textAlign: 'end',
    selectors: { '&[data-weak]': { color: grey.wrong, fontWeight: 600 } },
  },
]);
export const headCell = style({
  paddingBlock: '5px',
  borderBlockEnd: `1px solid ${grey.line}`,
  textAlign: 'start',
  fontWeight: 600,
  selectors: { '&[data-end]': { textAlign: 'end', color: grey.ink3, fontWeight: 400 } },
});
export const patch = style({
  display: 'inline-block',
  inlineSize: '18px',
  blockSize: '18px',
  marginInlineEnd: '5px',
  borderRadius: '4px',
  verticalAlign: '-4px',
  boxShadow: `inset 0 0 0 1px ${grey.line2}`,
});
