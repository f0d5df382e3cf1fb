import { make, pause } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { openGame } from '../kit/shell.ts';
import { createStake } from '../kit/stake.ts';
import { type MatchBet, type MatchResult, matchBets, returned, sideOf, timesOf } from './score.ts';
import type { MatchWords } from './words.ts';

const matchMs = 700;

function createMatch({ setup, words, money }: Surroundings<null, MatchWords>): Machine<MatchResult> {
  const points = [make('b', {}, '–'), make('b', {}, '–')] as const;
  const board = make(
    'div',
    { class: 'scoreboard', 'aria-hidden': 'true' },
    make('span', {}, words.first),
    points[0],
    make('i', {}, ':'),
    points[1],
    make('span', {}, words.second),
  );
  const bets = make('fieldset', { class: 'bets' }, make('legend', {}, words.bets));
  let chosen: MatchBet = 'first';
  const times = (bet: MatchBet) => fill(words.times, { value: timesOf(bet) });
  for (const bet of matchBets) {
    const input = make('input', { type: 'radio', name: 'bet', value: bet });
    input.checked = bet === chosen;
    input.addEventListener('change', () => {
      chosen = bet;
    });
    bets.append(
      make('label', { class: 'bet' }, input, make('span', {}, words[`${bet}Wins`]), make('small', {}, times(bet))),
    );
  }
  const stake = createStake({ stakes: setup.stakes, words, money });
  const put = (first: string, second: string) => {
    points[0].textContent = first;
    points[1].textContent = second;
  };
  return {
    element: make('div', { class: 'cabinet' }, board, make('p', { class: 'invented' }, words.invented), bets),
    control: stake.element,
    action: words.play,
    payTable: {
      rows: matchBets.map((bet) => ({ condition: words[`${bet}Wins`], pays: times(bet) })),
      notes: [words.invented, words.chances, fill(words.returnToPlayer, { value: returned })],
    },
    incomplete: words.ready,
    bets: () => [{ bet: chosen, stake: stake.value() }],
    lock: stake.lock,
    start() {
      put('–', '–');
      board.setAttribute('data-moving', '');
    },
    async show({ score: [first, second] }) {
      await pause(matchMs);
      board.removeAttribute('data-moving');
      put(String(first), String(second));
    },
    stop: () => board.removeAttribute('data-moving'),
    tell: (result) => {
      const [first, second] = result.score.map(String);
      return fill(words.ended, { first: first ?? '', second: second ?? '', end: words[`${sideOf(result)}Wins`] });
    },
  };
}

openGame(createMatch);
