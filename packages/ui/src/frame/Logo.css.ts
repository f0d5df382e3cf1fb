import { style } from '@vanilla-extract/css';
import { display } from '../internal/styles.ts';
import { media, size, space, vars } from '../theme.css.ts';

export const logo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
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
