import { createDialog } from './dialog.ts';
import { make } from './dom.ts';
import type { KitWords } from './words/en.ts';

export interface PayTable {
  rows: readonly { condition: string; pays: string; picture?: string }[];
  notes: readonly string[];
}

export function createPayTable({ rows, notes }: PayTable, words: KitWords): [HTMLButtonElement, HTMLDialogElement] {
  const lines = rows.map(({ condition, pays, picture }) =>
    make(
      'li',
      {},
      ...(picture === undefined ? [] : [make('img', { class: 'prize', src: picture, alt: '' })]),
      make('span', {}, condition),
      make('b', {}, pays),
    ),
  );
  const children = [make('ul', {}, ...lines), ...notes.map((note) => make('p', {}, note))];
  return createDialog({ title: words.payTable, id: 'pay-table', children, words });
}
