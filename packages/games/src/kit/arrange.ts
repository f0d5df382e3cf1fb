import { make } from './dom.ts';
import type { Machine } from './machine.ts';

interface Parts {
  root: HTMLElement;
  machine: Pick<Machine<never>, 'element' | 'layout' | 'beside' | 'extras' | 'speaksInDeck'>;
  countdown: HTMLElement;
  /** Sentence on the most that a round may cost. */
  cap: readonly HTMLElement[];
  status: HTMLElement;
  /** Figures and controls of the deck, in order. */
  deck: readonly HTMLElement[];
  /** Buttons that open dialogs. */
  openers: readonly HTMLElement[];
}

/** Puts the parts of a game into its page: a screen that ends with the deck, and the rest after it. */
export function arrange({ root, machine, countdown, cap, status, deck, openers }: Parts): void {
  const name = [...root.querySelectorAll('.name')];
  const [inDeck, above] = machine.speaksInDeck ? [[status], []] : [[], [status]];
  const foot = make('div', { class: 'foot' }, ...openers, ...(machine.extras ?? []));
  const fills = machine.layout === 'sea';
  root.dataset.layout = machine.layout ?? 'cabinet';
  root.append(
    make(
      'div',
      { class: 'screen' },
      ...name,
      machine.element,
      countdown,
      ...cap,
      ...above,
      make('div', { class: 'deck' }, ...inDeck, ...deck, ...(fills ? [foot] : [])),
    ),
    ...(fills ? [] : [make('div', { class: 'after' }, ...(machine.beside ?? []), foot)]),
  );
}
