import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../theme.css.ts';

export const hero = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.wide]: {
      gap: space[4],
      columnGap: space[5],
      selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 368px' } },
    },
    [media.large]: { selectors: { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 440px' } } },
  },
});

export const show = style({ minInlineSize: 0 });

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  order: 2,
  '@media': {
    [`${media.pair} and (max-width: 899.98px)`]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      blockSize: 168,
      order: 0,
    },
    [media.wide]: { blockSize: 400, order: 0 },
    [media.large]: { blockSize: 448 },
  },
});

globalStyle(`${aside} > :last-child`, { '@media': { [media.wide]: { flex: 1, minBlockSize: 0 } } });

export const footer = style({ minInlineSize: 0, order: 1, '@media': { [media.wide]: { gridColumn: '1 / -1' } } });
