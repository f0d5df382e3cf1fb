import type { EndedSetup } from '../protocol.ts';
import { make } from './dom.ts';
import { tellParent } from './host.ts';

/** Replaces the game once its session is over and notifies the site. */
export function showEnded(root: HTMLElement, { words, parent }: EndedSetup): void {
  showClosed(root, { title: words.endedTitle, text: words.endedText, back: words.back, parent });
  tellParent(parent, 'session-ended');
}

interface ClosedInput {
  title: string;
  text: string;
  back: string;
  parent: string | null;
}

/** Replaces the game by a card that says why, with the way back to the site. */
export function showClosed(root: HTMLElement, { title, text, back, parent }: ClosedInput): void {
  const leave = make('button', { type: 'button', class: 'primary' }, back);
  leave.addEventListener('click', () => tellParent(parent, 'close'));
  const heading = make('h2', { tabindex: '-1' }, title);
  const card = make('section', { class: 'ended', role: 'alert' }, heading, make('p', {}, text));
  if (parent !== null) card.append(leave);
  root.replaceChildren(...root.querySelectorAll('.ground, .name'), card);
  heading.focus();
}
