import { fromMinor, toMinor } from '@baize/domain';
import type { PlacedBet } from '../protocol.ts';
import { createChip, createChips } from './chips.ts';
import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { Surroundings } from './machine.ts';

export interface SpotInput {
  /** The bet as it is sent. */
  bet: string;
  /** The bet in words. */
  label: string;
  /** What it pays for one. */
  odds: string;
  class: string;
  children?: readonly (Node | string)[];
}

export interface Table {
  /** A place on the felt: a press puts the chip in hand there. */
  spot: (input: SpotInput) => HTMLButtonElement;
  /** Chips, their sum, and what takes them back. */
  control: HTMLElement;
  /** Null while there are none. */
  bets: () => readonly PlacedBet[] | null;
  lock: (locked: boolean) => void;
  /**
   * Shows which bets won, minor units in the order of the bets; the next chip begins a new round. After a round that the player sat
   * out (null) chips that were not played stay, and settled ones are cleared away.
   */
  settle: (wins: readonly bigint[] | null) => void;
}

interface Placed {
  bet: string;
  amount: bigint;
}

/** Several bets with own stakes, made with chips. */
export function createTable({ setup, words, money, warn }: Surroundings<unknown, unknown>): Table {
  const { digits } = setup;
  const most = toMinor(setup.most, digits) ?? 0n;
  const places = new Map<string, { button: HTMLButtonElement; input: SpotInput }>();
  const chips = createChips({ stakes: setup.stakes, digits, words, money });
  const total = make('output', { dir: 'ltr', 'aria-live': 'polite' });
  /** What each press put down, so that it can be taken back. */
  let presses: Placed[][] = [];
  let last: Placed[] = [];
  let settled = false;
  let locked = false;

  const text = (amount: bigint) => money(fromMinor(amount, digits));
  const tool = (label: string, act: () => void) => {
    const button = make('button', { type: 'button', class: 'tool' }, label);
    button.addEventListener('click', () => {
      if (button.ariaDisabled === 'true') return;
      act();
      paint();
    });
    return button;
  };
  const undo = tool(words.undo, () => presses.pop());
  const clear = tool(words.clear, () => {
    presses = [];
  });
  const repeat = tool(words.repeat, () => put(last));
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
        if (locked || settled || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
        takeBack(bet);
        paint();
      });
      paintSpot(bet, 0n);
      return button;
    },
    bets: () => (settled || presses.length === 0 ? null : placedBets()),
    lock(now) {
      locked = now;
      paint();
    },
    settle(wins) {
      if (wins === null) {
        if (settled) presses = [];
        settled = false;
        paint();
        return;
      }
      last = [...sums()].map(([bet, amount]) => ({ bet, amount }));
      settled = true;
      [...sums().keys()].forEach((bet, index) => {
        places.get(bet)?.button.setAttribute('data-outcome', (wins[index] ?? 0n) > 0n ? 'won' : 'lost');
      });
    },
  };

  function put(placed: readonly Placed[]): void {
    const before = settled ? [] : presses;
    const sum = [...before.flat(), ...placed].reduce((all, { amount }) => all + amount, 0n);
    if (sum > most) {
      warn(fill(words.aboveLimit, { most: text(most) }));
      return;
    }
    presses = [...before, [...placed]];
    settled = false;
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

  function placedBets(): PlacedBet[] {
    return [...sums()].map(([bet, amount]) => ({ bet, stake: fromMinor(amount, digits) }));
  }

  function paint(): void {
    const now = sums();
    for (const bet of places.keys()) paintSpot(bet, now.get(bet) ?? 0n);
    total.textContent = settled ? text(0n) : text([...now.values()].reduce((sum, amount) => sum + amount, 0n));
    const nothing = locked || settled || presses.length === 0;
    undo.ariaDisabled = String(nothing);
    clear.ariaDisabled = String(nothing);
    repeat.ariaDisabled = String(locked || last.length === 0 || (!settled && presses.length > 0));
  }

  function paintSpot(bet: string, amount: bigint): void {
    const place = places.get(bet);
    if (!place) return;
    const { button, input } = place;
    const values = { bet: input.label, odds: input.odds, amount: text(amount) };
    button.ariaLabel = fill(amount > 0n && !settled ? words.onBetStaked : words.onBet, values);
    button.querySelector(':scope > .chip')?.remove();
    if (amount > 0n) button.append(createChip(amount, digits));
    if (!settled) button.removeAttribute('data-outcome');
  }
}
