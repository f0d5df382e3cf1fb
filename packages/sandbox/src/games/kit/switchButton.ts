import { make } from './dom.ts';

/** A button that is on or off; `turn` answers with how it is then. */
export function createSwitch(label: string, turn: () => boolean): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'plain switch', 'aria-pressed': 'false' }, label);
  button.addEventListener('click', () => button.setAttribute('aria-pressed', String(turn())));
  return button;
}
