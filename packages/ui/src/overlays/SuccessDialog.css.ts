import { style } from '@vanilla-extract/css';
import { media, space, vars } from '../theme.css.ts';

export const successMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: space[10],
  blockSize: space[10],
  marginBlockStart: space[6],
  marginInlineStart: space[4],
  borderRadius: '50%',
  background: vars.surface.positiveSubtle,
  color: vars.text.positive,
  '@media': {
    [media.pair]: { marginInlineStart: space[6] },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
