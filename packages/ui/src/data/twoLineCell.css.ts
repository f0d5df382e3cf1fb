import { type StyleRule, style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

const widest = '296px';

/** As wide as it needs to be, up to a limit: in a table that is too wide for its place, it is not squeezed. */
const sized: StyleRule = {
  maxInlineSize: '100%',
  '@media': { [media.pair]: { inlineSize: 'max-content', maxInlineSize: widest } },
  selectors: { '&[data-align=end]': { marginInlineStart: 'auto', textAlign: 'end' } },
};

export const lines = style([sized, { display: 'flex', alignItems: 'center', gap: space[3] }]);

export const art = style({
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '44px',
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
  '@media': { [media.pair]: { inlineSize: '30px', blockSize: '36px' } },
});

/** May be narrower than its longest word, which then breaks. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'start',
  minInlineSize: 0,
  selectors: { '&[data-align=end]': { justifyItems: 'end' } },
});

export const wordsAlone = style([words, sized]);

export const main = style({ maxInlineSize: '100%' });

export const note = style({
  ...text('caption'),
  maxInlineSize: '100%',
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
});

/** A line by itself is a box as wide as its words, so that it begins where the table's text begins, whatever script it is in. */
const alone = style([sized, { display: 'block', inlineSize: 'fit-content' }]);
export const mainAlone = style([main, alone]);
export const noteAlone = style([note, alone]);
