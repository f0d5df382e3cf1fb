import { style } from '@vanilla-extract/css';
import { grey, mono } from '../kit/room.css.ts';
import { part } from './explorer.css.ts';

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: '4px',
  background: grey.sunken,
  fontWeight: 600,
  selectors: { '&[data-after]': { background: grey.selectGround, color: grey.selectText } },
});
export const turned = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  padding: '6px 8px',
  borderRadius: '6px',
  background: '#fdecd0',
});
export const count = style({
  margin: 0,
  padding: '12px',
  borderBlockEnd: `1px solid ${grey.line2}`,
  fontWeight: 600,
});
export const changes = style({ listStyle: 'none', margin: 0, padding: 0 });
export const change = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: '8px',
  inlineSize: '100%',
  padding: '10px 12px',
  border: 0,
  borderBlockEnd: `1px solid ${grey.line2}`,
  background: 'transparent',
  color: grey.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: '#131a160d' },
    '&[aria-pressed="true"]': { background: grey.selectGround, boxShadow: `inset 3px 0 0 ${grey.select}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '18px',
  borderRadius: '50%',
  background: grey.wrong,
  color: '#ffffff',
  fontSize: '11px',
  fontWeight: 600,
});
export const changeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  marginBlockEnd: '4px',
});
export const pages = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  selectors: { '&:not([data-way="beside"])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({
  display: 'grid',
  gap: '6px',
  alignContent: 'start',
  minInlineSize: 0,
  selectors: { ':not([data-way="beside"]) > &': { gridArea: '1 / 1' } },
});
export const slide = style({ inlineSize: '100%', margin: 0, accentColor: grey.select });
export const review = style([
  part,
  { flex: 'none', borderRadius: '8px', background: grey.bg, boxShadow: `0 0 0 1px ${grey.line2}` },
]);
export const reviewText = style([
  { margin: 0, direction: 'ltr', textAlign: 'left', whiteSpace: 'pre-wrap' },
  { fontFamily: mono, fontSize: '11px', lineHeight: '16px', color: grey.ink2 },
]);
