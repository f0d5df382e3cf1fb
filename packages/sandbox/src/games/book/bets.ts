import { make } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import { oddsText } from './markets.ts';
import type { Names } from './names.ts';
import type { BetView, Board } from './protocol.ts';
import type { BookWords } from './words/en.ts';

interface BetsInput {
  words: BookWords;
  names: Names;
  money: (amount: string) => string;
  onCashOut: (bet: BetView) => void;
}

export interface Bets {
  element: HTMLElement;
  /** Answers with those that ended since the last board. */
  show: (board: Board) => readonly BetView[];
}

interface Line {
  element: HTMLElement;
  bet: BetView;
  show: (bet: BetView) => void;
}

/** What a bet stands on, in words. */
export const nameOf = ({ legs }: BetView, names: Names): string =>
  legs.map((leg) => names.outcome(leg.match, leg)).join(', ');

/** The player's bets: open ones with the price of cashing out, ended ones with what they were paid. */
export function createBets({ words, names, money, onCashOut }: BetsInput): Bets {
  const lines = new Map<string, Line>();
  const list = make('ul', { class: 'bets' });
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
    const cash = make('button', { type: 'button', class: 'tool' });
    const element = make('li', { class: 'bet' }, outcome, legs, sums, cash);
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
        const price = bet.cashOut === null ? null : { amount: money(bet.cashOut) };
        cash.hidden = price === null;
        cash.textContent = price ? fill(words.cashOut, price) : '';
        cash.ariaLabel = price ? fill(words.cashOutOf, { ...price, bet: nameOf(bet, names) }) : '';
      },
    };
    cash.addEventListener('click', () => onCashOut(line.bet));
    lines.set(first.reference, line);
    list.prepend(element);
    return line;
  }
}
