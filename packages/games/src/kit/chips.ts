import { toMinor } from '@baize/domain';
import { make } from './dom.ts';
import type { KitWords } from './words/en.ts';

interface ChipsInput {
  stakes: readonly string[];
  digits: number;
  words: KitWords;
  money: (amount: string) => string;
}

export interface ChipTray {
  element: HTMLElement;
  value: () => bigint;
}

const most = 6;

export function createChips({ stakes, digits, words, money }: ChipsInput): ChipTray {
  const values = stakes.slice(0, most);
  const element = make('fieldset', { class: 'chips' }, make('legend', {}, words.chips));
  let inHand = values[0] ?? '0';
  values.forEach((value, index) => {
    const input = make('input', { type: 'radio', name: 'chip', value, 'aria-label': money(value) });
    input.checked = index === 0;
    input.addEventListener('change', () => {
      inHand = value;
    });
    element.append(make('label', { class: 'chip-choice' }, input, createChip(toMinor(value, digits) ?? 0n, digits)));
  });
  return { element, value: () => toMinor(inHand, digits) ?? 0n };
}

export function createChip(amount: bigint, digits: number): HTMLElement {
  const text = chipText(amount, digits);
  return make('span', { class: 'chip', dir: 'ltr', 'aria-hidden': 'true', 'data-long': String(text.length > 3) }, text);
}

const sizes = [
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const;

/** Formats an amount for a chip, rounded down: 2.5, 500, 1.2K. */
export function chipText(amount: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits);
  const size = sizes.find(([each]) => amount >= each * unit);
  const [whole, rest] = size ? [size[0] * unit, size[1]] : [unit, ''];
  const tenths = (amount * 10n) / whole;
  const cents = (amount * 100n) / whole;
  if (!size && amount < unit && cents > 0n) return `.${cents.toString().padStart(2, '0')}`;
  return tenths % 10n === 0n || tenths >= 1000n ? `${tenths / 10n}${rest}` : `${tenths / 10n}.${tenths % 10n}${rest}`;
}
