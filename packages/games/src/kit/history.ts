import { make } from './dom.ts';

export interface History {
  element: HTMLElement;
  add: (mark: string) => void;
}

interface HistoryInput {
  label: string;
  marks: readonly string[];
  length: number;
  draw: (mark: string) => HTMLElement;
}

export function createHistory({ label, marks, length, draw }: HistoryInput): History {
  const list = make('ol', { class: 'history', dir: 'ltr', 'aria-label': label }, ...marks.toReversed().map(draw));
  return {
    element: list,
    add(mark) {
      list.prepend(draw(mark));
      while (list.children.length > length) list.lastElementChild?.remove();
    },
  };
}
