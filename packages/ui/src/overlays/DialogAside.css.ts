import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

export const aside = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  minBlockSize: 0,
  paddingBlock: space[5],
  paddingInline: space[8],
  '@media': {
    [media.wide]: {
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'flex-start',
      paddingBlock: space[8],
      paddingInline: '28px',
    },
  },
});

export const asideWords = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const asideTitle = style({ ...text('displaySm'), '@media': { [media.wide]: text('displayMd') } });

export const asideText = style({
  ...text('label'),
  color: vars.text.onStageMuted,
  '@media': { [media.wide]: { display: 'none' } },
});

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
  marginBlockEnd: `calc(-1 * ${space[8]})`,
  overflow: 'hidden',
  maskImage: 'linear-gradient(transparent, black 40px)',
  '@media': { [media.wide]: { display: 'block' } },
});

/** Brand pictures leave the text side free, so their subject is near the end. */
globalStyle(`${asideArt} > img`, { objectPosition: '96% 50%' });
globalStyle(`[dir="rtl"] ${asideArt} > img`, { objectPosition: '4% 50%' });

export const asideNext = style({
  flex: 'none',
  maxInlineSize: '50%',
  '@media': { [media.wide]: { maxInlineSize: 'none', marginBlockStart: 'auto' } },
});
