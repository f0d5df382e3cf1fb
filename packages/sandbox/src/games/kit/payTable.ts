import { make } from './dom.ts';
import type { KitWords } from './words/en.ts';

export interface PayTable {
  rows: readonly { condition: string; pays: string; picture?: string }[];
  /** What else a player has to know, a sentence each. */
  notes: readonly string[];
}

/** A button and the dialog it opens: what pays how much, the limits and the return in plain words. */
export function createPayTable(
  { rows, notes }: PayTable,
  words: KitWords,
): readonly [HTMLButtonElement, HTMLDialogElement] {
  const close = make('button', { type: 'button', class: 'plain' }, words.close);
  const lines = rows.map(({ condition, pays, picture }) =>
    make(
      'li',
      {},
      ...(picture === undefined ? [] : [make('img', { class: 'prize', src: picture, alt: '' })]),
      make('span', {}, condition),
      make('b', {}, pays),
    ),
  );
  const dialog = make(
    'dialog',
    { class: 'pay-table', 'aria-labelledby': 'pay-table' },
    make('h2', { id: 'pay-table' }, words.payTable),
    make('ul', {}, ...lines),
    ...notes.map((note) => make('p', {}, note)),
    close,
  );
  const open = make('button', { type: 'button', class: 'plain', 'aria-haspopup': 'dialog' }, words.payTable);
  open.addEventListener('click', () => dialog.showModal());
  close.addEventListener('click', () => dialog.close());
  return [open, dialog];
}
