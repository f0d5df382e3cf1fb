import { style } from '@vanilla-extract/css';
import { grey, mono, narrow, room, whiteThumbs } from '../kit/room.css.ts';

export const studio = style([
  room,
  {
    display: 'grid',
    gridTemplate: `'bar bar' auto 'rail centre' minmax(0, 1fr) / 288px minmax(0, 1fr)`,
    selectors: {
      '&[data-view="role"]': { gridTemplateColumns: '336px minmax(0, 1fr)' },
      '&[data-view="compare"]': { gridTemplate: `'bar bar' auto 'centre rail' minmax(0, 1fr) / minmax(0, 1fr) 288px` },
    },
    '@media': {
      [narrow]: {
        selectors: {
          '&, &[data-view]': {
            gridTemplate: `'bar' auto 'centre' minmax(0, 1fr) 'rail' auto / minmax(0, 1fr)`,
          },
        },
      },
    },
  },
]);

export const barArea = style({ gridArea: 'bar', minInlineSize: 0 });
export const railArea = style({ gridArea: 'rail', minInlineSize: 0 });
export const centreArea = style({
  gridArea: 'centre',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  background: grey.wall,
});

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(370px, 46dvh)',
  borderRadius: '14px 14px 0 0',
  background: grey.bg,
  boxShadow: '0 -1px 6px #131a1622',
  selectors: { '&[data-low]': { blockSize: '96px' } },
});
export const sheetBody = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', padding: '0 16px 12px' });
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '100%',
  blockSize: '24px',
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'none',
  '::before': { content: '', inlineSize: '36px', blockSize: '4px', borderRadius: '2px', background: grey.edge },
});

export const result = style({
  display: 'block',
  inlineSize: '100%',
  marginBlockStart: '12px',
  padding: '10px 12px',
  border: 0,
  borderRadius: '8px',
  background: grey.selectGround,
  color: grey.selectText,
  font: 'inherit',
  fontSize: '14px',
  lineHeight: '20px',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-weak]': { background: grey.wrongGround, color: grey.wrong } },
});

export const stateText = style({
  color: grey.ink3,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const well = style({
  display: 'grid',
  gridTemplate: `'swatch name hex' auto 'swatch note note' auto / 28px minmax(0, 1fr) auto`,
  columnGap: '10px',
  alignItems: 'center',
  minBlockSize: '36px',
  marginBlockEnd: '6px',
});
export const swatch = style({
  gridArea: 'swatch',
  inlineSize: '28px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: '5px',
  background: 'none',
  cursor: 'pointer',
  boxShadow: `0 0 0 1px ${grey.line2}`,
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0, borderRadius: '5px' },
    '&::-moz-color-swatch': { border: 0, borderRadius: '5px' },
  },
});
export const wellName = style({ gridArea: 'name', fontWeight: 600 });
export const wellHex = style({
  gridArea: 'hex',
  inlineSize: '68px',
  fontFamily: mono,
  fontSize: '11px',
  direction: 'ltr',
  textAlign: 'end',
});
export const wellNote = style({
  gridArea: 'note',
  display: 'flex',
  gap: '4px',
  alignItems: 'center',
  color: grey.ink3,
});

export const bigWells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '10px',
  marginBlockEnd: '8px',
});
export const bigWell = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: grey.ink,
  font: 'inherit',
  cursor: 'pointer',
});
export const bigSwatch = style({
  inlineSize: '100%',
  blockSize: '48px',
  borderRadius: '8px',
  boxShadow: `inset 0 0 0 1px ${grey.line2}`,
  selectors: { '[aria-pressed="true"] > &': { outline: `2px solid ${grey.ink}`, outlineOffset: '2px' } },
});

export const formRow = style([
  whiteThumbs,
  {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: '36px',
  },
]);

export const roleHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px 44px',
  gap: '8px',
  color: grey.ink3,
});
export const roleList = style({ listStyle: 'none', margin: '8px 0 0', padding: 0 });
export const roleRow = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 44px 44px',
  gap: '8px',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '25px',
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'transparent',
  color: grey.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: '#131a160d' } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' }, [narrow]: { minBlockSize: '44px' } },
});
export const halves = style({
  display: 'flex',
  inlineSize: '28px',
  blockSize: '16px',
  borderRadius: '4px',
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${grey.line2}`,
});
export const half = style({ flex: 1 });
export const roleName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', direction: 'ltr' });
export const ratio = style({
  fontFamily: mono,
  fontSize: '11px',
  textAlign: 'right',
  selectors: { '&[data-weak]': { color: grey.wrong, fontWeight: 600 } },
});
