import { type LanguageStore, textOf } from '../core/language/language.ts';
import { paths } from '../core/routing/paths.ts';

/**
 * What is left when something failed outside of every boundary, or a boundary could not even say so: a program that translates pages has
 * moved what React holds, say. Plain elements, as whatever draws the others may be what failed; asked for twice, they stand there once (ERR-02).
 */
export function fatalErrorPage(place: Element, languageStore: LanguageStore): void {
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
  // After React, which is about to empty the place.
  queueMicrotask(() => {
    place.replaceChildren(words);
    // What had the focus is gone: move it, so that screen readers announce the page.
    heading.focus();
  });
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
