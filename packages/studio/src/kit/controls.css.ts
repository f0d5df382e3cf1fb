import { style } from '@vanilla-extract/css';
import { grey, narrow } from './room.css.ts';

const touch = { '(pointer: coarse)': { minBlockSize: '44px' }, [narrow]: { minBlockSize: '44px' } };

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flex: 'none',
  minBlockSize: '28px',
  minInlineSize: '28px',
  paddingInline: '8px',
  borderRadius: '6px',
  border: 0,
  background: 'transparent',
  color: grey.ink,
  font: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: {
    '&[data-kind="outline"]': { background: '#ffffff', boxShadow: `inset 0 0 0 1px ${grey.line2}` },
    '&[data-kind="primary"]': { background: grey.select, color: '#ffffff', paddingInline: '10px' },
    '&[data-icon]': { paddingInline: 0 },
    '&[aria-pressed="true"]': {
      background: grey.selectGround,
      color: grey.selectText,
      boxShadow: `inset 0 0 0 1px ${grey.select}`,
    },
    '&:is(:disabled, [aria-disabled="true"])': { color: '#8b9088', cursor: 'not-allowed' },
    '&[data-kind="primary"]:is(:disabled, [aria-disabled="true"])': { background: grey.sunken },
    '&:active:not(:disabled)': { transform: 'translateY(1px)' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:disabled, [data-kind="primary"], [aria-pressed="true"])': { background: '#131a160d' },
        '&[data-kind="primary"]:hover:not(:disabled, [aria-disabled="true"])': { background: '#12513a' },
      },
    },
    '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' },
    [narrow]: { minBlockSize: '44px', minInlineSize: '44px' },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
});

export const segments = style({
  display: 'inline-flex',
  flex: 'none',
  padding: '2px',
  borderRadius: '7px',
  background: grey.sunken,
  maxInlineSize: '100%',
});

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  flex: '1 1 auto',
  minBlockSize: '24px',
  minInlineSize: '28px',
  paddingInline: '7px',
  borderRadius: '5px',
  color: grey.ink2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: '#ffffff', color: grey.ink, boxShadow: `0 0 0 1px ${grey.line2}` },
    '&:has(:focus-visible)': { outline: `2px solid ${grey.select}`, outlineOffset: '2px' },
  },
  '@media': {
    ...touch,
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});

export const segmentInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const switchTrack = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '26px',
  blockSize: '15px',
  borderRadius: '8px',
  background: grey.edge,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '2px',
    inlineSize: '11px',
    blockSize: '11px',
    borderRadius: '50%',
    background: '#ffffff',
  },
  selectors: {
    '&:is(:checked, [data-on])': { background: grey.select },
    '&:is(:checked, [data-on])::before': { insetInlineStart: '13px' },
  },
});

export const coming = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 1,
  blockSize: '2px',
  background: grey.select,
});

export const fold = style({ borderBlockEnd: `1px solid ${grey.line2}` });

export const foldHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '32px',
  paddingInline: '12px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const foldMark = style({
  display: 'inline-flex',
  color: grey.ink2,
  selectors: {
    'details:not([open]) > summary > &': { transform: 'rotate(-90deg)' },
    'details:not([open]) > summary > &:dir(rtl)': { transform: 'rotate(90deg)' },
  },
});

export const foldTitle = style({ margin: 0, font: 'inherit', fontWeight: 600 });
export const foldMeta = style({ marginInlineStart: 'auto', color: grey.ink3 });
export const foldBody = style({ paddingInline: '12px', paddingBlockEnd: '12px' });

export const bare = style({
  minInlineSize: 0,
  minBlockSize: '24px',
  paddingInline: '4px',
  border: 0,
  borderRadius: '4px',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  selectors: {
    '&:hover, &:focus': { background: '#ffffff', boxShadow: `inset 0 0 0 1px ${grey.edge}` },
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1.5px ${grey.wrong}`, background: '#ffffff' },
  },
});

export const field = style({
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '28px',
  paddingInline: '8px',
  border: 0,
  borderRadius: '6px',
  background: '#ffffff',
  color: grey.ink,
  font: 'inherit',
  boxShadow: `inset 0 0 0 1px ${grey.edge}`,
  selectors: { '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${grey.wrong}` } },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px', fontSize: '16px' },
    [narrow]: { minBlockSize: '44px', fontSize: '16px' },
  },
});
