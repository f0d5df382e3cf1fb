import { style } from '@vanilla-extract/css';
import { display } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

/** Where there is no room for the word it wraps out of sight, and the mark stands alone. */
export const logo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  // As the word's line, so that larger text is not cut.
  blockSize: '2em',
  fontSize: '22px',
  minInlineSize: size.avatarSm,
  overflow: 'hidden',
  color: vars.text.onStage,
  '@media': { [media.wide]: { columnGap: space[3], blockSize: 'calc(44em / 28)', fontSize: '28px' } },
});

export const mark = style({
  inlineSize: '28px',
  blockSize: '100%',
  background: vars.icon.onStage,
  maskImage: vars.asset.mark,
  maskPosition: 'center',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  '@media': { [media.wide]: { inlineSize: size.avatar } },
});

export const word = style({
  ...display,
  lineHeight: 'calc(44em / 22)',
  direction: 'ltr',
  whiteSpace: 'nowrap',
  selectors: { ':lang(ur) &': { fontFamily: vars.font.figure, letterSpacing: 0 } },
  '@media': { [media.wide]: { lineHeight: 'calc(44em / 28)' } },
});
