import { celebrates, fromMinor, toMinor } from '@baize/domain';
import type { PlacedBet } from '../protocol.ts';
import { createChip, createChips } from './chips.ts';
import { make } from './dom.ts';
import { fill } from './fill.ts';
import { createIcon } from './icons.ts';
import type { Surroundings } from './machine.ts';

export interface SpotInput {
  bet: string;
  label: string;
  /** Winnings per unit staked. */
  odds: string;
  class: string;
  children?: readonly (Node | string)[];
}

export interface Table {
  spot: (input: SpotInput) => HTMLButtonElement;
  control: HTMLElement;
  bets: () => readonly PlacedBet[] | null;
  /** Returns the amount of all chips; null without any. */
  chips: () => string | null;
  lock: (locked: boolean) => void;
  /** Removes the marks of the last round. */
  start: () => void;
  /**
   * Takes the chips off and marks the bets that paid, in minor units and the order of the bets. After a round the player
   * sat out (null), unplayed chips stay.
   */
  settle: (wins: readonly bigint[] | null) => void;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);

interface Placed {
  bet: string;
  amount: bigint;
}

export function createTable({ setup, words, money, warn }: Surroundings<unknown, unknown>): Table {
  const { digits } = setup;
  const most = toMinor(setup.most, digits) ?? 0n;
  const places = new Map<string, { button: HTMLButtonElement; input: SpotInput }>();
  const chips = createChips({ stakes: setup.stakes, digits, words, money });
  const total = make('output', { dir: 'ltr', 'aria-live': 'polite' });
  /** Chips of each press, for undo. */
  let presses: Placed[][] = [];
  let last: Placed[] = [];
  let locked = false;

  const text = (amount: bigint) => money(fromMinor(amount, digits));
  const tool = (name: 'undo' | 'clear' | 'repeat', act: () => void) => {
    const button = make('button', { type: 'button', class: 'tool' }, createIcon(name), make('span', {}, words[name]));
    button.addEventListener('click', () => {
      if (button.ariaDisabled === 'true') return;
      act();
      paint();
    });
    return button;
  };
  const undo = tool('undo', () => {
    presses = presses.slice(0, -1);
  });
  const clear = tool('clear', () => {
    presses = [];
  });
  const repeat = tool('repeat', () => put(last));
  const control = make(
    'div',
    { class: 'table-control' },
    chips.element,
    make('div', { class: 'readout' }, make('span', {}, words.total), total),
    make('div', { class: 'tools' }, undo, clear, repeat),
  );
  paint();

  return {
    control,
    spot(input) {
      const { bet, children = [] } = input;
      const button = make('button', { type: 'button', class: `spot ${input.class}`, 'data-bet': bet }, ...children);
      places.set(bet, { button, input });
      button.addEventListener('click', () => {
        if (locked) return;
        put([{ bet, amount: chips.value() }]);
        paint();
      });
      button.addEventListener('keydown', (event) => {
        if (locked || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
        takeBack(bet);
        paint();
      });
      paintSpot(bet, 0n);
      return button;
    },
    bets: () => (presses.length === 0 ? null : placedBets()),
    chips: () => (presses.length === 0 ? null : text(sumOfAll())),
    lock(now) {
      locked = now;
      paint();
    },
    start: clearMarks,
    settle(wins) {
      if (wins === null) return;
      last = [...sums()].map(([bet, amount]) => ({ bet, amount }));
      presses = [];
      paint();
      const [back, staked] = [sum(wins), sum(last.map(({ amount }) => amount))];
      if (!celebrates(setup.rules, back, staked)) return;
      last.forEach(({ bet }, index) => {
        if ((wins[index] ?? 0n) > 0n) places.get(bet)?.button.setAttribute('data-outcome', 'won');
      });
    },
  };

  function put(placed: readonly Placed[]): void {
    const sum = [...presses.flat(), ...placed].reduce((all, { amount }) => all + amount, 0n);
    if (sum > most) {
      warn(fill(words.aboveLimit, { most: text(most) }));
      return;
    }
    if (presses.length === 0) clearMarks();
    presses = [...presses, [...placed]];
  }

  function clearMarks(): void {
    for (const { button } of places.values()) button.removeAttribute('data-outcome');
  }

  function takeBack(bet: string): void {
    const press = presses.findLastIndex((each) => each.some((placed) => placed.bet === bet));
    presses = presses.flatMap((each, index) => {
      const kept = index === press ? each.filter((placed) => placed.bet !== bet) : each;
      return kept.length > 0 ? [kept] : [];
    });
  }

  function sums(): Map<string, bigint> {
    const found = new Map<string, bigint>();
    for (const { bet, amount } of presses.flat()) found.set(bet, (found.get(bet) ?? 0n) + amount);
    return found;
  }

  function sumOfAll(): bigint {
    return presses.flat().reduce((sum, { amount }) => sum + amount, 0n);
  }

  function placedBets(): PlacedBet[] {
    return [...sums()].map(([bet, amount]) => ({ bet, stake: fromMinor(amount, digits) }));
  }

  function paint(): void {
    const now = sums();
    for (const bet of places.keys()) paintSpot(bet, now.get(bet) ?? 0n);
    total.textContent = text(sumOfAll());
    const nothing = locked || presses.length === 0;
    undo.ariaDisabled = String(nothing);
    clear.ariaDisabled = String(nothing);
    repeat.ariaDisabled = String(locked || last.length === 0 || presses.length > 0);
  }

  function paintSpot(bet: string, amount: bigint): void {
    const place = places.get(bet);
    if (!place) return;
    const { button, input } = place;
    const values = { bet: input.label, odds: input.odds, amount: text(amount) };
    button.ariaLabel = fill(amount > 0n ? words.onBetStaked : words.onBet, values);
    button.querySelector(':scope > .chip')?.remove();
    if (amount > 0n) button.append(createChip(amount, digits));
  }
}
