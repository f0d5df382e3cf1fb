import { style } from '@vanilla-extract/css';
import { hidden, ringed, text } from '../internal/styles.ts';
import { fontSize, media, size, space, vars } from '../theme.css.ts';

export const title = style(hidden);

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '60px',
  paddingInline: `${space[1]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [media.pair]: { minBlockSize: size.touch, paddingInline: `${space[5]} ${space[2]}` } },
});

export const back = style({ display: 'contents', '@media': { [media.pair]: { display: 'none' } } });

export const field = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: size.touch,
  '@media': {
    [`not all and ${media.pair}`]: {
      paddingInline: space[3],
      borderRadius: vars.radius.control,
      ...ringed(vars.border.control),
      selectors: { '&:focus-within': ringed(vars.focus.ring, '2px') },
    },
    [media.pair]: { minBlockSize: '60px' },
  },
});

export const glass = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  color: vars.text.brand,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.bodyLg,
  lineHeight: 1.5,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.text.muted, opacity: 1 } },
});

export const escapeKey = style({
  display: 'none',
  placeItems: 'center',
  minInlineSize: size.touch,
  minBlockSize: size.touch,
  '@media': { [media.pair]: { display: 'grid' } },
});

export const key = style({
  ...text('micro'),
  display: 'inline-block',
  minInlineSize: '22px',
  paddingBlock: '3px',
  paddingInline: '6px',
  borderRadius: vars.radius.badge,
  background: vars.surface.raised,
  color: vars.text.secondary,
  textAlign: 'center',
  ...ringed(vars.border.default),
  fontFamily: 'inherit',
});

export const body = style({
  display: 'grid',
  flex: '1 1 auto',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minBlockSize: 0,
  padding: `${space[4]} ${space[4]} ${space[8]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[4],
  '@media': { [media.pair]: { padding: `${space[4]} ${space[5]} ${space[6]}` } },
});

export const foot = style({
  ...text('caption'),
  display: 'none',
  flex: 'none',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[2],
  paddingInline: space[5],
  background: vars.surface.sunken,
  color: vars.text.secondary,
  '@media': { [`${media.pair} and (hover: hover)`]: { display: 'flex' } },
});

export const last = style({ marginInlineStart: 'auto' });
export const turn = style({
  minBlockSize: '24px',
  marginInlineStart: space[2],
  color: vars.text.link,
  textDecoration: 'underline',
});
