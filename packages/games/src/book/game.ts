import type { Kind } from '../kind.ts';
import { margin } from './prices.ts';
import { type Sport, sportsOf } from './sports.ts';
import { bookWords } from './words/index.ts';

export interface BookDetails {
  sports: readonly Sport[];
}

export const book: Kind<{ kind: 'book' }, BookDetails> = {
  kind: 'book',
  gameTypes: ['SPORTS', 'ESPORTS'],
  words: bookWords,
  // Return of a single; a multiple returns less with every leg.
  sheet: { returnToPlayer: ((10_000 - margin) / 100).toFixed(2), volatility: 3 },
  mostBets: 1,
  play() {
    throw new RangeError('a book has no rounds');
  },
  detailsOf: (game) => ({ sports: sportsOf(game) }),
};
