import { make } from './dom.ts';

export interface Readout {
  element: HTMLElement;
  show: (text: string) => void;
}

export function createReadout(label: string): Readout {
  const value = make('bdi', { dir: 'ltr' });
  const element = make('div', { class: 'readout' }, make('span', {}, label), value);
  return {
    element,
    show(text) {
      value.textContent = text;
    },
  };
}
