import type { GameSetup, Prize } from '../protocol.ts';
import { fill, type Words } from '../words.ts';
import { make } from './dom.ts';

/** A button and the dialog it opens: what pays how much, and the return in plain words. */
export function createPayTable(setup: GameSetup, words: Words): readonly [HTMLButtonElement, HTMLDialogElement] {
  const close = make('button', { type: 'button', class: 'plain' }, words.close);
  const rows = [...setup.prizes]
    .reverse()
    .map((prize) =>
      make(
        'li',
        {},
        ...(prize.symbol === undefined
          ? []
          : [make('img', { class: 'prize', src: setup.symbols[prize.symbol] ?? '', alt: '' })]),
        make('span', {}, conditionOf(prize, words)),
        make('b', {}, fill(words.times, String(prize.multiplier))),
      ),
    );
  const dialog = make(
    'dialog',
    { class: 'pay-table', 'aria-labelledby': 'pay-table' },
    make('h2', { id: 'pay-table' }, words.payTable),
    make('ul', {}, ...rows),
    make('p', {}, fill(words.returnToPlayer, setup.returnToPlayer)),
    close,
  );
  const open = make('button', { type: 'button', class: 'plain', 'aria-haspopup': 'dialog' }, words.payTable);
  open.addEventListener('click', () => dialog.showModal());
  close.addEventListener('click', () => dialog.close());
  return [open, dialog];
}

function conditionOf({ pick, symbol, count = 0 }: Prize, words: Words): string {
  if (pick) return `${words[pick]}, ${words[`${pick}Range`]}`;
  return fill(symbol === undefined ? words.matched : words.onLine, String(count));
}
