import { type LanguageStore, textOf } from '../core/language/language.ts';
import { paths } from '../core/routing/paths.ts';

/**
 * Replaces the page after an error outside every boundary, for example when a translation extension moved React's nodes
 * (ERR-02). Uses plain DOM, since React may be the cause, and is safe to call twice.
 */
export function fatalErrorPage(place: Element, languageStore: LanguageStore, reference: string | null): void {
  const { intl } = languageStore.get();
  const again = make('a', textOf(intl, 'frame.retry'));
  again.href = location.href;
  again.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  const home = make('a', textOf(intl, 'nav.home'));
  home.href = paths.home;
  const ways = make('p');
  ways.append(again, ' ', home);
  const heading = make('h1', textOf(intl, 'page.failed'));
  heading.tabIndex = -1;
  const words = make('main');
  words.dataset.last = '';
  words.append(heading, make('p', textOf(intl, 'page.failed.text')), ways);
  if (reference !== null) words.append(make('p', textOf(intl, 'failure.reference', { reference })));
  // After React, which is about to empty the element.
  queueMicrotask(() => {
    place.replaceChildren(words);
    heading.focus();
  });
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
