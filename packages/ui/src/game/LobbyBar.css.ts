import { globalStyle, style } from '@vanilla-extract/css';
import { fieldInnerLabel } from '../internal/Field.css.ts';
import { hidden, numeric, text as step } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

/** Widths at which filters show only icons, with their labels read aloud. */
const narrowLine = '(min-width: 640px) and (max-width: 899.98px)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.pair]: { gap: space[2] }, [media.wide]: { gap: '10px' } },
});

export const search = style({ flex: '1 1 150px', minInlineSize: 0 });

export const studios = style({ minInlineSize: 0 });

export const sort = style({
  flex: '1 1 130px',
  minInlineSize: 0,
  overflow: 'clip',
  overflowClipMargin: space[1],
  '@media': {
    [media.pair]: { flex: 'none', inlineSize: '128px' },
    [media.wide]: { inlineSize: '160px' },
    [media.full]: { inlineSize: '220px' },
  },
});

globalStyle(`${sort} ${fieldInnerLabel}`, { '@media': { [narrowLine]: hidden } });

export const filter = style({ minInlineSize: 0 });

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

/** The second row: lists, what is applied or quickly set, and how many games there are. */
export const lower = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});

export const types = style({
  flexBasis: '100%',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.pair]: { flexBasis: 'auto' } },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.pair]: { flex: 1 } },
});

export const quick = style({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.pair]: {
      display: 'flex',
      gap: space[2],
      paddingInlineStart: space[2],
      borderInlineStart: `1px solid ${vars.border.subtle}`,
    },
  },
});

/** A narrow row has room for two. */
export const quickItem = style({
  '@media': { [narrowLine]: { selectors: { '&:nth-child(n + 3)': { display: 'none' } } } },
});

export const result = style({
  ...step('caption'),
  ...numeric,
  minBlockSize: '1lh',
  marginInlineStart: 'auto',
  color: vars.text.muted,
});
