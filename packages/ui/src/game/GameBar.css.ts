import { globalStyle, style } from '@vanilla-extract/css';
import { ellipsis, hidden, text as step, touchSquare } from '../internal/styles.ts';
import { space, vars } from '../theme.css.ts';

const phone = 'not all and (min-width: 640px)';
const narrow = 'not all and (min-width: 390px)';
const phoneHidden = { '@media': { [phone]: { display: 'none' } } };

/** One row; it wraps only where a long balance or word leaves no other way. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: '56px',
  paddingInline: space[4],
  paddingBlock: space[1],
  '@media': {
    [phone]: { columnGap: space[1], paddingInline: space[1] },
  },
});

export const label = style({ '@media': { [phone]: hidden } });
export const shortLabel = style({ '@media': { [narrow]: hidden } });

/** A link that is an icon where there is little room. */
export const way = style({ display: 'contents' });
export const withdraw = style({ display: 'contents' });
export const deposit = style({ display: 'contents' });
const asIcon = { gap: 0, paddingInline: '13px' };
globalStyle(`:is(${way}, ${withdraw}) > *`, { '@media': { [phone]: asIcon } });
globalStyle(`${deposit} > *`, { '@media': { [narrow]: asIcon } });
globalStyle(`${withdraw} svg`, { '@media': { '(min-width: 640px)': { display: 'none' } } });
globalStyle(`${deposit} svg`, { '@media': { '(min-width: 390px)': { display: 'none' } } });

export const thumb = style({
  flex: 'none',
  overflow: 'hidden',
  inlineSize: '28px',
  blockSize: '34px',
  borderRadius: vars.radius.xs,
  ...phoneHidden,
});

/** Its place is the menu on phones; the heading stays for screen readers. */
export const names = style({
  flex: '1 1 90px',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '@media': { [phone]: hidden },
});
export const name = style({ ...ellipsis, maxInlineSize: '100%', lineHeight: '18px', fontWeight: vars.weight.semibold });
export const studio = style({ ...step('caption'), ...ellipsis, maxInlineSize: '100%', color: vars.text.onStageMuted });
export const tools = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });
export const tool = style({ display: 'contents', ...phoneHidden });
export const more = style({ '@media': { '(min-width: 640px)': { display: 'none' } } });

export const heart = style({
  ...phoneHidden,
  selectors: { '&[data-selected]': { color: vars.text.onStageAccent } },
});
export const coming = style({
  inlineSize: vars.density.control,
  '@media': { ...touchSquare['@media'], [phone]: { display: 'none' } },
});

globalStyle(`${heart}[data-selected] svg`, { fill: 'currentColor' });
