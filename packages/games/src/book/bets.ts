import { make } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import { createCashOut } from './cashOut.ts';
import { oddsText } from './markets.ts';
import type { Names } from './names.ts';
import type { BetView, Board } from './protocol.ts';
import type { BookWords } from './words/en.ts';

interface BetsInput {
  words: BookWords;
  names: Names;
  money: (amount: string) => string;
  onCashOut: (bet: BetView, price: string) => void;
}

export interface Bets {
  element: HTMLElement;
  show: (board: Board) => readonly BetView[];
}

interface Line {
  element: HTMLElement;
  bet: BetView;
  show: (bet: BetView) => void;
}

export const nameOf = ({ legs }: BetView, names: Names): string =>
  legs.map((leg) => names.outcome(leg.match, leg)).join(', ');

export function createBets({ words, names, money, onCashOut }: BetsInput): Bets {
  const lines = new Map<string, Line>();
  const list = make('ul', { class: 'own-bets' });
  const empty = make('p', { class: 'nothing' }, words.noBets);
  return {
    element: make('section', { class: 'pane', 'aria-label': words.myBets }, make('h2', {}, words.myBets), empty, list),
    show({ bets }) {
      const known = new Set(bets.map(({ reference }) => reference));
      for (const [reference, { element }] of lines) {
        if (known.has(reference)) continue;
        element.remove();
        lines.delete(reference);
      }
      const ended = bets.filter(({ reference, outcome }) => {
        return outcome !== 'open' && lines.get(reference)?.bet.outcome === 'open';
      });
      for (const bet of bets.toReversed()) {
        const line = lines.get(bet.reference) ?? begin(bet);
        line.bet = bet;
        line.show(bet);
      }
      empty.hidden = bets.length > 0;
      return ended;
    },
  };

  function begin(first: BetView): Line {
    const outcome = make('b', { class: 'result' });
    const legs = make('ul', { class: 'legs' });
    const sums = make('p', {});
    const cash = createCashOut({
      ...{ words, money },
      nameOf: (bet) => nameOf(bet, names),
      onTake: (price) => onCashOut(line.bet, price),
    });
    const element = make('li', { class: 'own-bet' }, outcome, legs, sums, cash.element);
    const line: Line = {
      element,
      bet: first,
      show(bet) {
        outcome.textContent = words[bet.outcome];
        outcome.setAttribute('data-outcome', bet.outcome);
        legs.replaceChildren(
          ...bet.legs.map((leg) => {
            const { match } = leg;
            const [left, right] = match.score.map(String);
            const score = { home: match.home, away: match.away, left: left ?? '', right: right ?? '' };
            const told = match.state === 'upcoming' ? names.match(match) : fill(words.scoreOf, score);
            return make(
              'li',
              {},
              make('strong', {}, names.outcome(match, leg)),
              make('small', {}, `${names.market(leg.market)}. ${told}`),
            );
          }),
        );
        const staked = fill(words.staked, { amount: money(bet.stake), odds: oddsText(bet.odds) });
        const paid = fill(bet.outcome === 'open' ? words.pays : words.paid, { amount: money(bet.pays) });
        sums.textContent = `${staked}. ${paid}`;
        cash.show(bet);
      },
    };
    lines.set(first.reference, line);
    list.prepend(element);
    return line;
  }
}
