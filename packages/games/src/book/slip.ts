import { fromMinor, toMinor } from '@baize/domain';
import { make } from '../kit/dom.ts';
import { fill } from '../kit/fill.ts';
import { createStake } from '../kit/stake.ts';
import type { KitWords } from '../kit/words/en.ts';
import { mostLegs, mostTogether } from './limits.ts';
import { oddsText, oddsTogether, payoutOf } from './markets.ts';
import type { BetRequest, Board } from './protocol.ts';
import type { BookWords } from './words/en.ts';

export interface Picked {
  pick: string;
  match: string;
  title: string;
  name: string;
  market: string;
  odds: number;
}

interface SlipInput {
  stakes: readonly string[];
  /** Highest stake of a slip, as a decimal string. */
  most: string;
  digits: number;
  words: KitWords & BookWords;
  money: (amount: string) => string;
  warn: (text: string) => void;
  onChange: (picks: ReadonlySet<string>) => void;
}

export interface Slip {
  element: HTMLElement;
  toggle: (picked: Picked) => void;
  show: (board: Board) => void;
  /** Returns the bet to place, or null after showing why there is none. */
  request: () => Pick<BetRequest, 'kind' | 'stake' | 'legs'> | null;
  changed: () => boolean;
  /** Accepts the current odds and removes closed outcomes. */
  accept: () => void;
  clear: () => void;
  lock: (locked: boolean) => void;
  size: () => number;
}

interface Entry {
  picked: Picked;
  now: number | null;
}

export function createSlip({ stakes, most, digits, words, money, warn, onChange }: SlipInput): Slip {
  let entries: Entry[] = [];
  let kind: BetRequest['kind'] = 'singles';
  let locked = false;
  const list = make('ul', { class: 'entries' });
  const empty = make('p', { class: 'nothing' }, words.emptySlip);
  const stake = createStake({ stakes, words, money });
  const total = make('output', { dir: 'ltr' });
  const pays = make('output', { dir: 'ltr' });
  const inputs = (['singles', 'multiple'] as const).map((each) => {
    const input = make('input', { type: 'radio', name: 'kind', value: each });
    input.checked = each === kind;
    input.addEventListener('change', () => {
      kind = each;
      paintSums();
    });
    return { input, label: make('label', {}, input, make('span', {}, words[each])) };
  });
  const choice = make(
    'fieldset',
    { class: 'choice' },
    make('legend', {}, words.slipKind),
    ...inputs.map(({ label }) => label),
  );
  const readout = (label: string, value: HTMLElement) =>
    make('div', { class: 'readout' }, make('span', {}, label), value);
  const sums = make('div', { class: 'sums' }, readout(words.total, total), readout(words.couldPay, pays));
  stake.element.addEventListener('click', paintSums);
  paint();

  return {
    element: make('div', { class: 'slip-body' }, empty, list, choice, stake.element, sums),
    toggle(picked) {
      if (locked) return;
      const without = entries.filter((entry) => entry.picked.pick !== picked.pick);
      if (without.length === entries.length) {
        if (entries.length >= mostLegs) {
          warn(fill(words.mostBets, { most: String(mostLegs) }));
          return;
        }
        without.push({ picked, now: picked.odds });
      }
      entries = without;
      paint();
    },
    show({ matches }) {
      const odds = new Map(
        matches.flatMap(({ markets }) =>
          markets.flatMap(({ outcomes }) => outcomes.map((each) => [each.pick, each.odds])),
        ),
      );
      const before = JSON.stringify(entries.map(({ now }) => now));
      entries = entries.map((entry) => ({ ...entry, now: odds.get(entry.picked.pick) ?? null }));
      if (JSON.stringify(entries.map(({ now }) => now)) !== before) paint();
    },
    request() {
      const legs = entries.map(({ picked: { pick, odds } }) => ({ pick, odds }));
      const problem = problemOf();
      if (problem) warn(problem);
      return problem ? null : { kind, stake: stake.value(), legs };
    },
    changed: () => entries.some(({ picked, now }) => picked.odds !== now),
    accept() {
      entries = entries.flatMap(({ picked, now }) => (now === null ? [] : [{ picked: { ...picked, odds: now }, now }]));
      paint();
    },
    clear() {
      entries = [];
      paint();
    },
    lock(now) {
      locked = now;
      stake.lock(now);
      for (const { input } of inputs) input.disabled = now && !input.checked;
    },
    size: () => entries.length,
  };

  function problemOf(): string | null {
    if (entries.length === 0) return words.emptySlip;
    if (wholeStake() > (toMinor(most, digits) ?? 0n)) return fill(words.aboveLimit, { most: money(most) });
    if (kind === 'singles') return null;
    const different = new Set(entries.map(({ picked }) => picked.match)).size;
    if (entries.length < 2 || different < entries.length) return fill(words.multipleNeeds, { most: String(mostLegs) });
    const together = oddsTogether(entries.map(({ picked }) => picked.odds));
    return together > mostTogether ? fill(words.mostOdds, { most: oddsText(mostTogether) }) : null;
  }

  function wholeStake(): bigint {
    const each = toMinor(stake.value(), digits) ?? 0n;
    return kind === 'multiple' ? each : each * BigInt(entries.length);
  }

  function paintSums(): void {
    const each = toMinor(stake.value(), digits) ?? 0n;
    const legs = entries.map(({ picked }) => ({ odds: picked.odds, share: { won: 2, back: 0 } as const }));
    const together = legs.length > 0 ? payoutOf(each, legs) : 0n;
    const single = legs.reduce((sum, leg) => sum + payoutOf(each, [leg]), 0n);
    total.textContent = money(fromMinor(entries.length > 0 ? wholeStake() : 0n, digits));
    pays.textContent = money(fromMinor(kind === 'multiple' ? together : single, digits));
  }

  function paint(): void {
    empty.hidden = entries.length > 0;
    const focused = list.contains(document.activeElement);
    list.replaceChildren(...entries.map(lineOf));
    if (focused) list.closest('section')?.querySelector('h2')?.focus();
    paintSums();
    onChange(new Set(entries.map(({ picked }) => picked.pick)));
  }

  function lineOf({ picked, now }: Entry): HTMLElement {
    const { odds, name, market, title } = picked;
    const remove = make(
      'button',
      { type: 'button', class: 'step', 'aria-label': fill(words.remove, { outcome: name }) },
      '×',
    );
    remove.addEventListener('click', () => {
      if (locked) return;
      entries = entries.filter((entry) => entry.picked !== picked);
      paint();
    });
    const before = oddsText(odds);
    const told = now === null ? fill(words.nowClosed, { before }) : fill(words.wasNow, { before, odds: oddsText(now) });
    return make(
      'li',
      { 'data-changed': String(now !== odds) },
      make('div', {}, make('strong', {}, name), make('small', {}, `${market}. ${title}`)),
      make('b', {}, now === odds ? before : told),
      remove,
    );
  }
}
