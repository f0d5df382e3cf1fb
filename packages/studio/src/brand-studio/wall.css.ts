import { style } from '@vanilla-extract/css';
import { grey, mono } from '../kit/room.css.ts';

export const wallBar = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '40px',
  paddingInline: '16px',
  paddingBlock: '4px',
});

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: '16px',
  paddingBlockEnd: '12px',
});

/** Columns for a name and four looks, each of three phones or one desktop. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: '56px repeat(12, minmax(0, 1fr))',
  gap: '10px 8px',
  alignItems: 'start',
});

export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px',
  alignItems: 'start',
});

export const phoneScroller = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  scrollSnapType: 'x proximity',
  padding: '10px 16px 70px',
});
export const carousel = style({ display: 'flex', gap: '12px', inlineSize: 'max-content', alignItems: 'start' });
export const slide = style({ flex: 'none', inlineSize: 'min(200px, 52vw)', scrollSnapAlign: 'center' });

export const lookHead = style({
  gridColumnEnd: 'span 3',
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '24px',
  color: grey.ink2,
});
export const rowHead = style({ gridColumn: 1, fontWeight: 600, color: grey.ink });
export const rowWidth = style({ display: 'block', fontWeight: 400, color: grey.ink2 });

export const frame = style({ position: 'relative', minInlineSize: 0 });
export const screen = style({
  position: 'relative',
  overflow: 'hidden',
  contentVisibility: 'auto',
  borderRadius: '5px',
  background: '#ffffff',
  boxShadow: `0 0 0 1px ${grey.line2}`,
});
export const cover = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  padding: 0,
  border: 0,
  borderRadius: '5px',
  background: 'none',
  cursor: 'pointer',
  selectors: { 'div&': { cursor: 'default' }, '&[data-picks]': { cursor: 'crosshair' } },
});
/** Covers a page until it has drawn, which would be white in any theme. */
export const waiting = style({ position: 'absolute', inset: 0, zIndex: 1, background: grey.bg });
export const tag = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  padding: '4px 8px',
  borderRadius: '5px',
  background: '#131a16e6',
  color: '#ffffff',
  fontWeight: 500,
  pointerEvents: 'none',
});
export const failed = style({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '6px',
  padding: '8px',
  background: grey.bg,
  textAlign: 'center',
});

/** Two-toned, so that it is visible on any brand. */
export const outline = style({
  position: 'absolute',
  zIndex: 1,
  borderRadius: '4px',
  boxShadow: `0 0 0 1.5px #ffffff, 0 0 0 3px ${grey.ink}`,
  pointerEvents: 'none',
  selectors: {
    '&[data-strong]': {
      boxShadow: `0 0 0 1.5px #ffffff, 0 0 0 3px ${grey.ink}, 0 0 0 4.5px #ffffff, 0 0 0 6px ${grey.ink}`,
    },
  },
});
export const tip = style({
  position: 'absolute',
  zIndex: 3,
  inlineSize: 'max-content',
  maxInlineSize: '280px',
  padding: '6px 8px',
  borderRadius: '6px',
  background: grey.ink,
  color: '#ffffff',
  pointerEvents: 'none',
  direction: 'ltr',
});
export const tipCode = style({ display: 'block', fontFamily: mono, fontSize: '11px' });

export const floating = style({
  position: 'absolute',
  zIndex: 4,
  insetInline: 0,
  insetBlockEnd: '12px',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const floatingBox = style({
  display: 'flex',
  gap: '4px',
  padding: '4px',
  borderRadius: '30px',
  background: grey.bg,
  boxShadow: '0 2px 10px #131a1640',
  pointerEvents: 'auto',
});
