import { type Card, rankName, suitOf } from '../kit/cards.ts';
import { pause } from '../kit/dom.ts';
import { createDuel } from '../kit/duel.ts';
import { fill } from '../kit/fill.ts';
import { createHand } from '../kit/hand.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { createRoads } from '../kit/roadPictures.ts';
import { tieMark } from '../kit/roads.ts';
import { openGame } from '../kit/shell.ts';
import type { CardWords } from '../kit/words/cards.ts';
import type { SeatWords } from '../kit/words/seats.ts';
import { type DragonTigerResult, dragonTigerBets, markOf, odds, returns, type Side } from './deal.ts';
import type { DragonTigerWords } from './words.ts';

const beat = 520;
const tones = { dragon: 'red', tie: 'green', tiger: 'blue' } as const;

function createDragonTiger(
  surroundings: Surroundings<null, DragonTigerWords & CardWords & SeatWords>,
): Machine<DragonTigerResult> {
  const { setup, words } = surroundings;
  const handOf = (side: Side) =>
    createHand({
      name: words[side],
      tone: tones[side],
      words,
      covered: 1,
      points: () => '',
      tell: (cards) => fill(words.hand, { side: words[side], cards }),
    });
  const hands = { dragon: handOf('dragon'), tiger: handOf('tiger') };
  const roads = createRoads({
    marks: setup.history,
    sides: [
      { sign: 'D', letter: words.dragonMark, name: words.dragon, tone: 'red' },
      { sign: 'T', letter: words.tigerMark, name: words.tiger, tone: 'blue' },
      { sign: tieMark, letter: words.tieMark, name: words.tie, tone: 'green' },
    ],
    words,
  });
  const nameOf = (card: Card) => fill(words.card, { rank: rankName(card), suit: words[suitOf(card)] });
  const { settle, ...shown } = createDuel({
    surroundings,
    hands: [hands.dragon, hands.tiger],
    roads,
    bets: dragonTigerBets.map((bet) => ({
      bet,
      label: words[bet],
      tone: tones[bet],
      odds: String(odds[bet]),
      returns: returns[bet],
    })),
    notes: [words.shoe, words.half],
  });
  return {
    ...shown,
    async show(result, wins) {
      for (const side of ['dragon', 'tiger'] as const) {
        await pause(beat);
        hands[side].show([result[side]]);
      }
      await pause(beat);
      for (const side of ['dragon', 'tiger'] as const) hands[side].mark(result.winner === side);
      roads.add(markOf(result));
      settle(result.others, wins);
    },
    tell({ dragon, tiger, winner }) {
      const [high, low] = winner === 'tiger' ? [tiger, dragon] : [dragon, tiger];
      const cards = { high: nameOf(high), low: nameOf(low) };
      return winner === 'tie' ? fill(words.tied, cards) : fill(words.won, { side: words[winner], ...cards });
    },
  };
}

openGame(createDragonTiger);
