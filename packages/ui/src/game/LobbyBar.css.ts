import { globalStyle, style } from '@vanilla-extract/css';
import { fieldInnerLabel } from '../internal/Field.css.ts';
import { hidden, numeric, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

/** In the narrow line an icon stands for the words of a filter, which are read. */
export const narrowLine = '(min-width: 640px) and (max-width: 899.98px)';

/** From here the kinds stand in the line of the filters; below they have a row of their own. */
const oneLine = '(min-width: 760px)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.pair]: { gap: space[2] }, [media.wide]: { gap: '10px' } },
});

/** The row of kinds is drawn sideways where it has no room. */
export const types = style({
  order: 1,
  flexBasis: '100%',
  minInlineSize: 0,
  '@media': { [oneLine]: { order: 0, flexBasis: 'auto', maxInlineSize: '100%' } },
});

export const search = style({
  flex: '1 1 150px',
  minInlineSize: 0,
  '@media': {
    [media.pair]: { flexBasis: '128px' },
    [oneLine]: { flexBasis: '72px' },
    [media.wide]: { flexBasis: '150px' },
  },
});

/** On a phone these two share a row below the kinds. */
const lower = { order: 2, '@media': { [media.pair]: { order: 0 } } };

export const studios = style({ ...lower, minInlineSize: 0 });

/** However long its label is, its list is cut off rather than drawn beside the page. */
export const sort = style({
  ...lower,
  flex: '1 1 130px',
  minInlineSize: 0,
  overflow: 'clip',
  overflowClipMargin: space[1],
  '@media': {
    [media.pair]: { order: 0, flex: 'none', inlineSize: '128px' },
    [media.wide]: { inlineSize: '160px' },
    [media.full]: { inlineSize: '220px' },
  },
});

/** In the narrow line the value says by itself what it is. */
globalStyle(`${sort} ${fieldInnerLabel}`, { '@media': { [narrowLine]: hidden } });

export const filter = style({ minInlineSize: 0 });

/** In the narrow line the chips below stand for the number. */
export const filterWords = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [narrowLine]: { marginInlineStart: `calc(${space[2]} * -1)` } },
});

export const filterWord = style({ '@media': { [narrowLine]: hidden } });

export const choices = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.pair]: { inlineSize: '280px', maxInlineSize: '100%' } },
});

/** Below the line of filters; where it holds none it is only read aloud on a larger screen. */
export const applied = style({
  order: 3,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.pair]: { selectors: { '&[data-empty]': hidden } } },
});

/** The line keeps its place while the number is on its way. */
export const result = style({ ...step('caption'), ...numeric, minBlockSize: '1lh', color: vars.text.muted });
