import { style } from '@vanilla-extract/css';
import { grey, narrow, room } from '../kit/room.css.ts';

export const tool = style([room, { display: 'flex', flexDirection: 'column', background: grey.wall }]);

export const choices = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '48px',
  paddingInline: '16px',
  paddingBlock: '6px',
});

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: '16px',
  '@media': { '(max-height: 500px)': { flex: 'none', minBlockSize: '80dvh' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 10px',
  tableLayout: 'fixed',
});
export const corner = style({
  inlineSize: '86px',
  padding: 0,
  background: grey.wall,
  '@media': { [narrow]: { inlineSize: '72px' } },
});
export const columnHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  padding: '4px 0 0 0',
  background: grey.wall,
  textAlign: 'start',
  fontSize: '13px',
  fontWeight: 600,
});
export const brandMark = style({
  display: 'inline-block',
  inlineSize: '14px',
  blockSize: '14px',
  marginInlineEnd: '8px',
  borderRadius: '3px',
  verticalAlign: '-2px',
});
export const rowHead = style({
  paddingBlockStart: '6px',
  paddingInlineEnd: '8px',
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
});
export const rowFirst = style({ display: 'block', fontWeight: 600 });
export const rowRest = style({ display: 'block', color: grey.ink2 });

export const cell = style({ padding: 0, paddingInlineEnd: '10px', verticalAlign: 'top' });

export const tile = style({
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: '48px',
  borderRadius: '5px',
  background: '#ffffff',
  boxShadow: `0 0 0 1px ${grey.line2}`,
  selectors: { '&:has(a:focus-visible)': { outline: `2px solid ${grey.select}`, outlineOffset: '2px' } },
});
export const waiting = style({ position: 'absolute', inset: 0, zIndex: 1, background: grey.bg });
export const cover = style({ position: 'absolute', inset: 0, zIndex: 1, borderRadius: '5px' });
export const failed = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'auto',
  padding: '8px',
  background: grey.wrongGround,
  color: grey.wrong,
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minBlockSize: '40px',
  paddingInline: '16px',
  paddingBlock: '6px',
  color: grey.ink2,
});
export const now = style({
  padding: '2px 8px',
  borderRadius: '4px',
  background: grey.selectGround,
  color: grey.selectText,
  fontWeight: 600,
});
export const key = style({
  padding: '1px 5px',
  borderRadius: '4px',
  background: grey.bg,
  boxShadow: `0 0 0 1px ${grey.line2}`,
  fontFamily: 'inherit',
});
export const empty = style({ padding: '48px 16px', textAlign: 'center', color: grey.ink2 });
export const emptyTitle = style({ margin: '0 0 4px', color: grey.ink, fontSize: '16px', fontWeight: 600 });
