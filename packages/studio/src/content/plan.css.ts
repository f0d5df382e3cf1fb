import { style } from '@vanilla-extract/css';
import { grey } from '../kit/room.css.ts';

export const page = style({ padding: '24px', color: grey.ink, background: '#fff', minBlockSize: '100vh' });
export const title = style({ margin: 0, fontSize: '28px' });
export const lead = style({ margin: '4px 0 16px' });
export const plan = style({ overflowX: 'auto', border: `1px solid ${grey.line2}`, borderRadius: '8px' });
export const head = style({ display: 'flex', borderBlockEnd: `1px solid ${grey.line2}`, inlineSize: 'max-content' });
export const row = style({ display: 'flex', borderBlockEnd: `1px solid ${grey.line2}`, inlineSize: 'max-content' });
export const slot = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  flex: 'none',
  inlineSize: '184px',
  padding: '12px',
  background: '#fff',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const days = style({ display: 'flex' });
export const day = style({
  inlineSize: '33px',
  paddingBlock: '12px',
  textAlign: 'center',
  selectors: { '&[data-weekend]': { background: grey.sunken } },
});
export const lane = style({ position: 'relative' });
export const bar = style({
  position: 'absolute',
  boxSizing: 'border-box',
  blockSize: '32px',
  padding: '0 8px',
  border: 0,
  borderRadius: '5px',
  background: '#195f41',
  color: '#fff',
  font: 'inherit',
  fontSize: '12px',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-kind="row"], &[data-kind="page"]': { background: '#5a6058' },
    '&[data-kind="notice"]': { background: '#765410' },
    '&[data-kind="popup"]': { background: '#a61e2c' },
    '&[data-kind="legal"]': { background: '#1f4b94' },
    '&[data-kind="forbidden"]': {
      border: '1px solid #a61e2c',
      background: 'repeating-linear-gradient(135deg, #fdeaea 0 10px, #fff5f5 10px 20px)',
      color: '#8f1522',
    },
  },
});
export const hole = style({
  position: 'absolute',
  insetBlockStart: '6px',
  boxSizing: 'border-box',
  blockSize: '32px',
  border: '2px dashed #a61e2c',
  borderRadius: '5px',
  color: '#8f1522',
  fontSize: '12px',
  lineHeight: '28px',
  textAlign: 'center',
  overflow: 'hidden',
});
export const findings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  gap: '12px',
  listStyle: 'none',
  padding: 0,
});
export const finding = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  padding: '12px',
  border: `1px solid ${grey.line2}`,
  borderRadius: '8px',
});
