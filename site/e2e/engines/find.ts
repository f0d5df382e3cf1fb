import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Place, Tab } from './tab.ts';

/** A name is matched whole and a text in part, unless it is a pattern. */
export type Words = string | RegExp;

export interface States {
  pressed?: boolean;
  expanded?: boolean;
  selected?: boolean;
  checked?: boolean;
}

/** Describes elements by what a person perceives; `css` is for what has no role. */
export interface Query {
  role?: string;
  name?: Words;
  text?: Words;
  css?: string;
  states?: States;
  within?: Query;
  /** Index of the one meant among several. */
  at?: number;
}

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page: finds what is shown and can be reached, as Testing Library tells roles and names. */
const finder = `
  const { queryAllByRole } = globalThis.TestingLibraryDom;
  const words = (given) => (given && given.source !== undefined ? new RegExp(given.source, given.flags) : given);
  const says = (element, text) => {
    const content = element.textContent.replace(/\\s+/g, ' ');
    return text instanceof RegExp ? text.test(content) : content.includes(text);
  };
  const innermost = (element, text) => {
    const inside = [...element.children].filter((child) => says(child, text));
    return inside.length > 0 ? inside.flatMap((child) => innermost(child, text)) : says(element, text) ? [element] : [];
  };
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');
  const all = ({ role, name, text, css, states, within, at }) => {
    const places = within ? all(within) : [document.body];
    const found = places.flatMap((place) => {
      if (role) return queryAllByRole(place, role, { name: words(name), hidden: true, ...states });
      if (text) return innermost(place, words(text));
      return [...place.querySelectorAll(css)];
    });
    const shown = [...new Set(found)].filter(isShown);
    return at === undefined ? shown : shown.slice(at, at + 1);
  };
  globalThis.findAll = all;
`;

async function prepare(tab: Tab, place: Place): Promise<void> {
  if (await tab.evaluate<boolean>('return globalThis.findAll !== undefined', [], place)) return;
  await tab.evaluate(`const module = undefined, exports = undefined, define = undefined; ${library}`, [], place);
  await tab.evaluate(finder, [], place);
}

/** Runs a script on the elements of a query, `found`. */
export const onFound = <T>(tab: Tab, query: Query, script: string, args: readonly unknown[], place: Place) =>
  onPage(tab, place, () => tab.evaluate<T>(...scriptFor(query, script, args), place));

export const elementOf = (tab: Tab, query: Query, script: string, place: Place) =>
  onPage(tab, place, () => tab.element(...scriptFor(query, script, []), place));

const tries = 4;

/** Works on a page that has the finder; one that is left meanwhile takes it with it, so the next one gets it. */
async function onPage<T>(tab: Tab, place: Place, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      await prepare(tab, place);
      return await work();
    } catch (error) {
      if (attempt === tries) throw error;
      await new Promise((over) => setTimeout(over, 250 * attempt));
    }
  }
}

const scriptFor = (query: Query, script: string, args: readonly unknown[]): [string, unknown[]] => [
  `const [query, ...args] = arguments; const found = globalThis.findAll(query); ${script}`,
  [plain(query), ...args],
];

/** Makes patterns plain data, since only that travels to a browser. */
const plain = (query: Query): unknown =>
  JSON.parse(
    JSON.stringify(query, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );
