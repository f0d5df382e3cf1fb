import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const aside = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space[5],
  minBlockSize: 0,
  paddingBlock: space[5],
  paddingInline: space[6],
  '@media': { [media.wide]: { paddingBlock: `${space[8]} 0`, paddingInline: '28px' } },
});

export const asideTitle = style(text('displayLg'));

/** A band above the form has room for its title alone. */
export const asidePoints = style({
  display: 'none',
  gap: '14px',
  color: vars.text.onStageMuted,
  '@media': { [media.wide]: { display: 'grid' } },
});

export const asidePoint = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const asideArt = style({
  position: 'relative',
  display: 'none',
  flex: 1,
  minBlockSize: '120px',
  marginInline: '-28px',
  overflow: 'hidden',
  maskImage: 'linear-gradient(transparent, black 40px)',
  '@media': { [media.wide]: { display: 'block' } },
});

/** A brand's picture keeps its words' side free: of its whole width, what it shows stands towards the end. */
globalStyle(`${asideArt} > img`, { objectPosition: '96% 50%' });
globalStyle(`[dir="rtl"] ${asideArt} > img`, { objectPosition: '4% 50%' });
