import { type BrandId, type ToggleId, toggleIds } from '@baize/sandbox';
import { type AccessSet, firstSet, type Role } from './matrix.ts';

/** The set in which these switches are turned round from how the brand was reviewed; words in between, and unknown ids, are left out. */
export function readSet(brand: BrandId, turned: string): AccessSet {
  const first = firstSet(brand);
  const asked = turned.split(' ');
  const toggles = Object.fromEntries(toggleIds.map((id) => [id, first.toggles[id] !== asked.includes(id)]));
  return { ...first, toggles: toggles as AccessSet['toggles'] };
}

/** What `readSet` makes the set of again. */
export function printSet({ brand, toggles }: AccessSet): string {
  const first = firstSet(brand);
  return toggleIds.filter((id) => toggles[id] !== first.toggles[id]).join(' ');
}

/** One switch turned round. */
export const turn = (set: AccessSet, id: ToggleId): AccessSet => ({
  ...set,
  toggles: { ...set.toggles, [id]: !set.toggles[id] },
});

/** Storybook takes letters, digits, spaces and dashes in its addresses. */
export const placeKey = (id: string): string => id.replaceAll('.', '-');

/** The address of the story that shows a place to somebody under a set. */
export function pageHref(id: string, role: Role, set: AccessSet): string {
  const args = [`place:${placeKey(id)}`, `role:${role}`, `turned:${printSet(set)}`].join(';');
  const parameters = new URLSearchParams({ id: 'tools-toggle-explorer--a-page', viewMode: 'story', args });
  parameters.set('globals', `brand:${set.brand}`);
  return `iframe.html?${parameters}`;
}
