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
import { type BaccaratResult, baccaratBets, markOf, oddsOf, pointsOf, returns } from './deal.ts';
import type { BaccaratWords } from './words.ts';

const beat = 420;
const tones = {
  player: 'blue',
  'player-pair': 'blue',
  tie: 'green',
  banker: 'red',
  'banker-pair': 'red',
} as const;

function createBaccarat(
  surroundings: Surroundings<null, BaccaratWords & CardWords & SeatWords>,
): Machine<BaccaratResult> {
  const { setup, words } = surroundings;
  const handOf = (side: 'player' | 'banker') =>
    createHand({
      name: words[side],
      tone: tones[side],
      words,
      points: (held) => String(pointsOf(held)),
      tell: (cards, held) => fill(words.hand, { side: words[side], cards, points: String(pointsOf(held)) }),
    });
  const hands = { player: handOf('player'), banker: handOf('banker') };
  const roads = createRoads({
    marks: setup.history,
    sides: [
      { sign: 'P', letter: words.playerMark, name: words.player, tone: 'blue' },
      { sign: 'B', letter: words.bankerMark, name: words.banker, tone: 'red' },
      { sign: tieMark, letter: words.tieMark, name: words.tie, tone: 'green' },
    ],
    dots: [
      { sign: 'p', tone: 'blue' },
      { sign: 'b', tone: 'red' },
    ],
    words,
  });
  const { settle, ...shown } = createDuel({
    surroundings,
    hands: [hands.player, hands.banker],
    roads,
    bets: baccaratBets.map((bet) => ({
      bet,
      label: words[bet],
      tone: tones[bet],
      odds: oddsOf(bet),
      returns: returns[bet],
    })),
    notes: [words.shoe, words.commission],
  });
  return {
    ...shown,
    async show(result, wins) {
      for (let dealt = 1; dealt <= 3; dealt += 1) {
        for (const side of ['player', 'banker'] as const) {
          if (result[side].length < dealt) continue;
          await pause(beat);
          hands[side].show(result[side].slice(0, dealt));
        }
      }
      await pause(beat);
      for (const side of ['player', 'banker'] as const) hands[side].mark(result.winner === side);
      roads.add(markOf(result));
      settle(result.others, wins);
    },
    tell({ player, banker, winner }) {
      const [low, high] = [pointsOf(player), pointsOf(banker)].sort((a, b) => a - b).map(String);
      const points = { high: high ?? '', low: low ?? '' };
      return winner === 'tie' ? fill(words.tied, points) : fill(words.won, { side: words[winner], ...points });
    },
  };
}

openGame(createBaccarat);
