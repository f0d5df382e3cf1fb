import type { GameSetup } from '../protocol.ts';
import { make } from './dom.ts';
import { fill } from './fill.ts';
import type { KitWords } from './words/en.ts';

/** Returns the sentence about the most that a round may cost; nothing where there is no cap. */
export function createCap({ rules }: GameSetup, words: KitWords, money: (amount: string) => string): HTMLElement[] {
  const { stakeMost } = rules;
  return stakeMost === null ? [] : [make('p', { class: 'cap' }, fill(words.cap, { most: money(stakeMost) }))];
}
