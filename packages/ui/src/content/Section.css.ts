import { globalStyle, style } from '@vanilla-extract/css';
import { display } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.wide]: { gap: vars.density.section } },
});

export const section = style({ minInlineSize: 0, containerType: 'inline-size' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: size.touch,
  marginBlockEnd: space[2],
  '@media': { [media.wide]: { minBlockSize: size.controlSm, marginBlockEnd: space[5] } },
});

/** Keeps the room of the arrows until it is known whether they are needed, so that no link moves for them. */
globalStyle(`${head}[data-measuring] > :not(h2)`, {
  '@media': { '(scripting: enabled)': { visibility: 'hidden' } },
});

export const title = style({
  ...display,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: `calc(${vars.type.displayMd} * 0.85)`,
  lineHeight: `calc(${vars.line.displayMd} * 0.88)`,
  '@media': { [media.wide]: { fontSize: vars.type.displayMd, lineHeight: vars.line.displayMd } },
});

export const arrows = style({
  display: 'none',
  gap: space[1],
  '@media': { [media.wide]: { display: 'flex' } },
});

/** Padding keeps rings and shadows from being clipped; on a phone the row reaches both edges. */
export const row = style({
  minInlineSize: 0,
  selectors: {
    '&[data-scroll]': {
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
      marginBlock: '-6px',
      marginInline: `calc(${space[4]} * -1)`,
      paddingBlock: '6px',
      paddingInline: space[4],
      scrollPaddingInline: space[4],
    },
    '&[data-scroll]::-webkit-scrollbar': { display: 'none' },
  },
  '@media': {
    [media.wide]: {
      selectors: { '&[data-scroll]': { marginInline: '-6px', paddingInline: '6px', scrollPaddingInline: '6px' } },
    },
  },
});
