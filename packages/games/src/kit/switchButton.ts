import { make } from './dom.ts';

export function createSwitch(label: string, turn: () => boolean): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'plain switch', 'aria-pressed': 'false' }, label);
  button.addEventListener('click', () => button.setAttribute('aria-pressed', String(turn())));
  return button;
}
