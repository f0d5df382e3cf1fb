import { type Card, createBack, createCard, nameOfCard } from '../kit/cards.ts';
import { make, pause } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import type { Machine, Surroundings } from '../kit/machine.ts';
import { createSeats } from '../kit/seats.ts';
import { openGame } from '../kit/shell.ts';
import { createStake } from '../kit/stake.ts';
import type { CardWords } from '../kit/words/cards.ts';
import type { SeatWords } from '../kit/words/seats.ts';
import { type HiLoBet, type HiLoResult, hiLoBets, returned, sideOf, timesOf, winningRanks } from './odds.ts';
import type { HiLoTrail } from './rules.ts';
import type { HiLoWords } from './words.ts';

const drawMs = 500;
const rankCounts = Array.from({ length: 12 }, (_, index) => 12 - index);

function createHiLo({
  setup,
  words,
  money,
}: Surroundings<null, CardWords & SeatWords & HiLoWords>): Machine<HiLoResult> {
  const trail = make('div', { class: 'trail', dir: 'ltr', role: 'img' });
  const back = createBack();
  const seats = createSeats(words);
  const stake = createStake({ stakes: setup.stakes, words, money });
  const times = (ranks: number) => fill(words.times, { value: timesOf(ranks) });
  const inputs = new Map<HiLoBet, { input: HTMLInputElement; pays: HTMLElement; label: HTMLElement }>();
  const bets = make('fieldset', { class: 'bets' }, make('legend', {}, words.nextCard));
  let chosen: HiLoBet = 'higher';
  let open: Card = 0;
  for (const bet of hiLoBets) {
    const input = make('input', { type: 'radio', name: 'bet', value: bet });
    const pays = make('small');
    input.addEventListener('change', () => {
      chosen = bet;
    });
    const label = make('label', { class: 'bet' }, input, make('span', {}, words[bet]), pays);
    inputs.set(bet, { input, pays, label });
    bets.append(label);
  }
  return {
    layout: 'table',
    element: make('div', { class: 'hi-lo' }, seats.element, trail, bets),
    control: stake.element,
    action: words.draw,
    payTable: {
      rows: rankCounts.map((ranks) => ({
        condition: fill(words.ranksWin, { count: String(ranks) }),
        pays: times(ranks),
      })),
      notes: [
        words.how,
        words.pays,
        words.simulated,
        fill(words.limits, { least: money(setup.stakes[0] ?? '0'), most: money(setup.most) }),
        fill(words.returnToPlayer, { value: returned }),
      ],
    },
    incomplete: words.ready,
    bets: () => [{ bet: chosen, stake: stake.value() }],
    lock: stake.lock,
    lay(laid) {
      const cards = (laid.lies as HiLoTrail).trail;
      open = cards.at(-1) ?? 0;
      trail.replaceChildren(...cards.map(createCard), back);
      trail.children[cards.length - 1]?.setAttribute('data-open', '');
      const names = cards.map((card) => nameOfCard(card, words));
      trail.ariaLabel = fill(words.trail, { open: names.at(-1) ?? '', cards: names.slice(0, -1).join(', ') || '–' });
      offer();
      seats.sit(laid);
    },
    start() {
      back.toggleAttribute('data-drawn', true);
      seats.clear();
    },
    async show({ next, others }) {
      await pause(drawMs);
      back.removeAttribute('data-drawn');
      back.replaceWith(createCard(next));
      seats.tell(others.map((move) => ({ ...move, bet: words[move.bet] })));
      await pause(drawMs);
    },
    stop: () => back.removeAttribute('data-drawn'),
    tell: ({ next, open: before }) =>
      fill(words.told, { card: nameOfCard(next, words), bet: words[sideOf(before, next)] }),
  };

  function offer(): void {
    if (winningRanks(chosen, open) === 0) chosen = chosen === 'higher' ? 'lower' : 'higher';
    for (const [bet, { input, pays, label }] of inputs) {
      const ranks = winningRanks(bet, open);
      input.disabled = ranks === 0;
      input.checked = bet === chosen;
      label.toggleAttribute('data-closed', ranks === 0);
      pays.textContent = ranks === 0 ? words.noRank : times(ranks);
    }
  }
}

openGame(createHiLo);
