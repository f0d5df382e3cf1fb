import { type StyleRule, style } from '@vanilla-extract/css';
import { text } from '../internal/styles.ts';
import { media, space, vars } from '../theme.css.ts';

const widest = '296px';

/** Natural width up to a limit, so that an overfull table does not squeeze it. */
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

/** A lone line is as wide as its text, so that it aligns with the table in any script. */
const alone = style([sized, { display: 'block', inlineSize: 'fit-content' }]);
export const mainAlone = style([main, alone]);
export const noteAlone = style([note, alone]);
