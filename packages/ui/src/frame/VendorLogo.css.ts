import { style } from '@vanilla-extract/css';
import { space, vars } from '../theme.css.ts';

export const mark = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  minInlineSize: 0,
  direction: 'ltr',
  color: 'inherit',
});

export const emblem = style({
  flex: 'none',
  selectors: {
    '&[data-size="md"]': { inlineSize: '26px', blockSize: '26px' },
    '&[data-size="sm"]': { inlineSize: '20px', blockSize: '20px' },
  },
});

/** The picture is only a mask with its proportions, so that the letters take the text colour. */
export const word = style({
  minInlineSize: 0,
  background: 'currentColor',
  maskPosition: 'center',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
});

export const proportions = style({
  visibility: 'hidden',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  selectors: {
    '&[data-size="md"]': { blockSize: '26px' },
    '&[data-size="sm"]': { blockSize: '20px' },
  },
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.semibold,
});
