import { style } from '@vanilla-extract/css';
import { stagger } from '../internal/stagger.css.ts';
import { by } from '../internal/styles.ts';
import { size, space, vars } from '../theme.css.ts';

/** Widths of the section: page breakpoints less the margins. */
const room = {
  phone: '(max-width: 599.98px)',
  narrow: '(max-width: 835.98px)',
  pair: '(min-width: 600px)',
  wide: '(min-width: 836px)',
  full: '(min-width: 1104px)',
  large: '(min-width: 1500px)',
} as const;

export const perRow = { portrait: 6, wide: 4, draw: 4, promotion: 3 } as const;
export const perLargeRow = { portrait: 8, wide: 5, draw: 5, promotion: 4 } as const;

const share = (count: number, gap: string) => ({ flexBasis: `calc((100% - ${count - 1} * ${gap}) / ${count})` });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const cards = style([
  stagger,
  {
    display: 'flex',
    gap: space[3],
    '@container': {
      [room.wide]: { gap: space[5], selectors: { '&[data-shape="promotion"]': { gap: space[6] } } },
      [room.narrow]: {
        selectors: {
          '&[data-phone="columns"]': { display: 'grid', gap: `${space[4]} ${space[3]}` },
          ...by('shape', {
            portrait: columns(3),
            wide: columns(2),
            draw: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' },
            promotion: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 284px), 1fr))' },
          }),
        },
      },
      [`${room.pair} and ${room.narrow}`]: {
        selectors: {
          ...by('shape', { portrait: columns(4), wide: columns(3) }),
          '&[data-few][data-shape="portrait"]': columns(3),
        },
      },
    },
  },
]);

export const item = style({
  flex: 'none',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  selectors: {
    [`${cards}[data-shape="portrait"] > &`]: { flexBasis: '120px' },
    [`${cards}[data-shape="wide"] > &`]: { flexBasis: '236px' },
    [`${cards}[data-shape="draw"] > &`]: { flexBasis: '284px' },
    [`${cards}[data-shape="promotion"] > &`]: { display: 'grid', flexBasis: '284px' },
  },
  '@container': {
    [room.phone]: {
      selectors: {
        [`${cards}[data-phone="columns"][data-shape="portrait"] > &:nth-child(n + 7)`]: { display: 'none' },
      },
    },
    [`${room.pair} and ${room.narrow}`]: {
      selectors: {
        [`${cards}[data-phone="columns"][data-shape="portrait"] > &:nth-child(n + 9)`]: { display: 'none' },
      },
    },
    [room.pair]: {
      selectors: {
        [`${cards}[data-shape="portrait"] > &`]: share(4, space[3]),
        [`${cards}[data-shape="wide"] > &`]: share(3, space[3]),
        [`${cards}[data-shape="draw"] > &`]: share(2, space[3]),
        [`${cards}[data-shape="promotion"] > &`]: share(2, space[3]),
      },
    },
    [room.wide]: {
      selectors: {
        [`${cards}[data-shape="portrait"] > &`]: share(5, space[5]),
        [`${cards}[data-shape="wide"] > &`]: share(4, space[5]),
        [`${cards}[data-shape="draw"] > &`]: share(3, space[5]),
        [`${cards}[data-shape="promotion"] > &`]: share(3, space[6]),
      },
    },
    [room.full]: {
      selectors: {
        [`${cards}[data-shape="portrait"] > &`]: share(perRow.portrait, space[5]),
        [`${cards}[data-shape="draw"] > &`]: share(perRow.draw, space[5]),
      },
    },
    [room.large]: {
      selectors: {
        [`${cards}[data-shape="portrait"] > &`]: share(perLargeRow.portrait, space[5]),
        [`${cards}[data-shape="wide"] > &`]: share(perLargeRow.wide, space[5]),
        [`${cards}[data-shape="draw"] > &`]: share(perLargeRow.draw, space[5]),
        [`${cards}[data-shape="promotion"] > &`]: share(perLargeRow.promotion, space[6]),
      },
    },
  },
});

export const surplus = style({
  selectors: { '&&&&': { display: 'none' } },
  '@container': { [room.large]: { selectors: { '&&&&': { display: 'grid' } } } },
});

export const blank = style({
  borderRadius: vars.radius.card,
  background: vars.surface.skeleton,
  selectors: {
    '&[data-shape="portrait"]': { aspectRatio: '3 / 4', marginBlockEnd: size.touch },
    '&[data-shape="wide"]': { aspectRatio: '8 / 5', marginBlockEnd: size.touch },
    '&[data-shape="draw"]': { blockSize: '153px' },
    /** The largest lottery draws more numbers than fit in one row. */
    '&[data-shape="draws"]': { blockSize: '191px' },
    '&[data-shape="room"]': { blockSize: '191px' },
    '&[data-shape="promotion"]': { blockSize: '364px' },
  },
  // Names have two lines on phones.
  '@media': { '(max-width: 639.98px)': { selectors: { '&[data-shape="portrait"]': { marginBlockEnd: '60px' } } } },
});
