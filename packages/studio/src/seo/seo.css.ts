import { globalStyle, style } from '@vanilla-extract/css';
import { grey, mono } from '../kit/room.css.ts';

const narrow = '(max-width: 1099.98px)';
const kinds = {
  '&[data-kind="listed"]': { background: grey.selectGround, color: grey.selectText },
  '&[data-kind="wrong"]': { background: '#fdf0d9', color: '#6f4400' },
  '&[data-kind="none"]': { background: grey.sunken, color: grey.ink2 },
} as const;

export const page = style({
  boxSizing: 'border-box',
  minBlockSize: '100vh',
  padding: '24px',
  background: '#fff',
  color: grey.ink,
  colorScheme: 'light',
  '@media': { '(max-width: 639.98px)': { padding: '16px' } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const title = style({ margin: 0, fontSize: '28px', lineHeight: 1.2 });
export const controls = style({ display: 'flex', gap: '8px' });
export const tally = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, marginInlineStart: 'auto' });
globalStyle(`${tally} > *`, { padding: '2px 8px', borderRadius: '4px', fontSize: '12px' });
for (const [kind, look] of Object.entries(kinds)) globalStyle(`${tally} > ${kind.slice(1)}`, look);
export const lead = style({ margin: '4px 0 16px' });
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  alignItems: 'start',
  gap: '24px',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const scroll = style({ overflowX: 'auto', border: `1px solid ${grey.line2}`, borderRadius: '8px' });
export const table = style({ borderCollapse: 'collapse', inlineSize: '100%', fontSize: '14px' });
globalStyle(`${table} :is(th, td)`, {
  padding: '4px 8px',
  borderBlockEnd: `1px solid ${grey.line2}`,
  textAlign: 'center',
  fontWeight: 500,
});
globalStyle(`${table} :is(th:first-child)`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: '#fff',
  minInlineSize: '128px',
  maxInlineSize: '40vw',
  textAlign: 'start',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
globalStyle(`${table} tr:last-child > *`, { borderBlockEnd: 0 });
export const cell = style({
  minInlineSize: '44px',
  minBlockSize: '32px',
  border: '1px solid transparent',
  borderRadius: '5px',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { ...kinds, '&[aria-pressed="true"]': { borderColor: grey.ink, boxShadow: `0 0 0 1px ${grey.ink}` } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const seen = style({ minInlineSize: 0 });
export const caption = style({ margin: 0, fontSize: '18px' });
export const label = style({ margin: '16px 0 8px', fontSize: '12px', color: grey.ink3, fontWeight: 600 });
export const note = style({ margin: '4px 0', color: grey.ink2 });
const box = style({ border: `1px solid ${grey.line2}`, borderRadius: '8px', overflowWrap: 'anywhere' });
export const result = style([box, { display: 'flex', flexDirection: 'column', gap: '2px', padding: '12px' }]);
export const site = style({ fontSize: '14px' });
export const address = style({ fontSize: '12px', color: grey.ink3 });
export const resultTitle = style({ fontSize: '18px', fontWeight: 500, color: '#1a3fae' });
export const description = style({ fontSize: '14px', color: grey.ink2 });
export const card = style([box, { overflow: 'hidden', background: grey.rail }]);
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' });
export const cardWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  padding: '12px',
  fontSize: '14px',
});
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const problems = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const problem = style([box, { display: 'flex', flexDirection: 'column', gap: '2px', padding: '12px' }]);
globalStyle(`${problem} > strong`, { color: '#6f4400' });
export const data = style({ marginBlockStart: '16px' });
globalStyle(`${data} summary`, { minBlockSize: '32px', cursor: 'pointer', fontWeight: 600 });
globalStyle(`${data} pre`, {
  margin: 0,
  padding: '12px',
  overflowX: 'auto',
  direction: 'ltr',
  textAlign: 'left',
  background: grey.rail,
  borderRadius: '8px',
  fontFamily: mono,
  fontSize: '12px',
  lineHeight: 1.5,
});
globalStyle(`${page} :focus-visible`, { outline: `2px solid ${grey.select}`, outlineOffset: '2px' });
