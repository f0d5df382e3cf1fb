import type { EndedSetup } from '../protocol.ts';
import { make } from './dom.ts';
import { tellParent } from './host.ts';

/** Stands in for the game once its session is over, and says so to the site. */
export function showEnded(root: HTMLElement, { words, parent }: EndedSetup): void {
  const back = make('button', { type: 'button', class: 'primary' }, words.back);
  back.addEventListener('click', () => tellParent(parent, 'close'));
  const title = make('h2', { tabindex: '-1' }, words.endedTitle);
  const card = make('section', { class: 'ended', role: 'alert' }, title, make('p', {}, words.endedText));
  if (parent !== null) card.append(back);
  for (const child of [...root.children]) if (!child.matches('.ground, .name')) child.remove();
  root.append(card);
  title.focus();
  tellParent(parent, 'session-ended');
}
