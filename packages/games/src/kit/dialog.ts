import { make } from './dom.ts';
import type { KitWords } from './words/en.ts';

interface DialogInput {
  title: string;
  id: string;
  children: readonly Node[];
  words: Pick<KitWords, 'close'>;
}

export function createDialog({ title, id, children, words }: DialogInput): [HTMLButtonElement, HTMLDialogElement] {
  const close = make('button', { type: 'button', class: 'plain' }, words.close);
  const dialog = make(
    'dialog',
    { class: 'game-dialog', 'aria-labelledby': id },
    make('h2', { id }, title),
    ...children,
    close,
  );
  const open = make('button', { type: 'button', class: 'plain', 'aria-haspopup': 'dialog' }, title);
  open.addEventListener('click', () => dialog.showModal());
  close.addEventListener('click', () => dialog.close());
  return [open, dialog];
}
