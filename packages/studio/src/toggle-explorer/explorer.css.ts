import { style } from '@vanilla-extract/css';
import { switchTrack } from '../kit/controls.css.ts';
import { grey, mono, narrow, room } from '../kit/room.css.ts';

export const explorer = style([
  room,
  {
    display: 'grid',
    gridTemplate: `'bar bar bar' auto 'rail centre inspector' minmax(0, 1fr) / 264px minmax(0, 1fr) 272px`,
    selectors: {
      '&[data-view="difference"]': {
        gridTemplate: `'bar bar' auto 'rail centre' minmax(0, 1fr) / 288px minmax(0, 1fr)`,
      },
    },
    '@media': {
      [narrow]: {
        selectors: {
          '&, &[data-view]': {
            gridTemplate: `'bar' auto 'rail' auto 'centre' minmax(200px, 1fr) 'inspector' auto / minmax(0, 1fr)`,
          },
        },
      },
    },
  },
]);

export const barArea = style({ gridArea: 'bar', minInlineSize: 0 });
export const railArea = style({
  gridArea: 'rail',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: grey.rail,
  borderInlineEnd: `1px solid ${grey.line2}`,
  '@media': { [narrow]: { maxBlockSize: '30dvh' } },
});
export const railBody = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' });
export const foot = style({
  display: 'flex',
  gap: '8px',
  padding: '12px',
  borderBlockStart: `1px solid ${grey.line2}`,
});
export const centre = style({
  gridArea: 'centre',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});
export const wall = style([centre, { background: grey.wall, overflowY: 'auto', padding: '12px 16px', gap: '12px' }]);
export const inspector = style({
  gridArea: 'inspector',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflowY: 'auto',
  background: grey.bg,
  borderInlineStart: `1px solid ${grey.line2}`,
  '@media': { [narrow]: { maxBlockSize: '40dvh', borderBlockStart: `1px solid ${grey.line2}` } },
});
export const part = style({ display: 'grid', gap: '8px', padding: '12px', borderBlockEnd: `1px solid ${grey.line2}` });
export const partTitle = style({ margin: 0, fontSize: '13px', fontWeight: 600 });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' });

export const switchRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '34px',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const toggle = style([
  switchTrack,
  {
    appearance: 'none',
    margin: 0,
    cursor: 'pointer',
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);

export const tallyBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '40px',
  paddingInline: '16px',
});
export const scroller = style({ flex: 1, minBlockSize: 0, overflow: 'auto' });
export const table = style({
  inlineSize: '100%',
  minInlineSize: '700px',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
});
export const headCell = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: '9px 8px',
  background: grey.bg,
  borderBlockEnd: `1px solid ${grey.line2}`,
  textAlign: 'start',
  fontWeight: 600,
  selectors: { '&:first-child': { inlineSize: '180px', insetInlineStart: 0, zIndex: 3, paddingInlineStart: '16px' } },
});
export const groupCell = style({ padding: '5px 16px', background: grey.sunken, textAlign: 'start', fontWeight: 600 });
export const place = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  padding: '2px 8px 2px 16px',
  background: grey.bg,
  borderBlockEnd: `1px solid ${grey.line}`,
  textAlign: 'start',
  fontWeight: 400,
});
export const cell = style({
  padding: 0,
  borderBlockEnd: `1px solid ${grey.line}`,
  borderInlineStart: `1px solid ${grey.line}`,
});
export const cellButton = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '6px',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '33px',
  padding: '1px 8px',
  border: 0,
  background: 'transparent',
  color: grey.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: '#131a160d' },
    '&[data-changed]': { background: '#fdecd0' },
    '&[data-marked]': { boxShadow: `inset 0 0 0 1px ${grey.select}` },
    '&[aria-pressed="true"]': { background: grey.selectGround, boxShadow: `inset 0 0 0 2px ${grey.select}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: '5px',
  background: grey.sunken,
  color: grey.ink2,
  selectors: {
    '&[data-tone="positive"]': { background: grey.selectGround, color: grey.selectText },
    '&[data-tone="negative"]': { background: grey.wrongGround, color: grey.wrong },
    '&[data-tone="info"]': { background: grey.infoGround, color: '#144f8f' },
  },
});
export const rule = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  direction: 'ltr',
  color: grey.ink3,
  fontFamily: mono,
  fontSize: '10.5px',
  lineHeight: '13px',
});
export const sentence = style({ margin: 0, color: grey.ink2 });
export const good = style({
  margin: 0,
  padding: '8px 12px',
  borderRadius: '6px',
  background: grey.selectGround,
  color: grey.selectText,
  selectors: { '&[data-weak]': { background: grey.wrongGround, color: grey.wrong } },
});
