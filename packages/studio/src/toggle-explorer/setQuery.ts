import { type Capability, dayStart } from '@baize/domain';
import { profiles } from '@baize/domain/jurisdictions';
import { type BrandId, type ToggleId, toggleIds } from '@baize/sandbox';
import { dayChosen } from '../preview/ruleDay.ts';
import { type AccessSet, firstSet, type Role, type Standing } from './matrix.ts';
import { platformParts } from './places.ts';

/** Reads a set from the ids of switches that differ from the reviewed one; unknown ids are ignored. */
export function readSet(brand: BrandId, turned: string): AccessSet {
  const first = firstSet(brand);
  const asked = turned.split(' ');
  const toggles = Object.fromEntries(toggleIds.map((id) => [id, first.toggles[id] !== asked.includes(id)]));
  const lacks = platformParts.filter((id) => asked.includes(id));
  return { ...first, toggles: toggles as AccessSet['toggles'], lacks };
}

/** Reads profile and day of the toolbar; null where both are the brand's own. */
export function readStanding({ profile = 'brand', day = 'today' }: Partial<Chosen>): Standing | null {
  if (profile === 'brand' && day === 'today') return null;
  const { timeZone = 'UTC' } = profiles.find(({ id }) => id === profile) ?? {};
  return { profile, at: dayStart(dayChosen(day, timeZone, Date.now()), timeZone) };
}

interface Chosen {
  profile: string;
  day: string;
}

export function printSet({ brand, toggles, lacks }: AccessSet): string {
  const first = firstSet(brand);
  return [...toggleIds.filter((id) => toggles[id] !== first.toggles[id]), ...lacks].join(' ');
}

export const turn = (set: AccessSet, id: ToggleId): AccessSet => ({
  ...set,
  toggles: { ...set.toggles, [id]: !set.toggles[id] },
});

/** Takes a part from the platform, or gives it back. */
export const turnPart = (set: AccessSet, id: Capability): AccessSet => ({
  ...set,
  lacks: set.lacks.includes(id) ? set.lacks.filter((one) => one !== id) : [...set.lacks, id],
});

/** Storybook accepts only letters, digits, spaces and dashes in URL arguments. */
export const placeKey = (id: string): string => id.replaceAll('.', '-');

export function pageHref(id: string, role: Role, set: AccessSet): string {
  const args = [`place:${placeKey(id)}`, `role:${role}`, `turned:${printSet(set)}`].join(';');
  const parameters = new URLSearchParams({ id: 'tools-toggle-explorer--a-page', viewMode: 'story', args });
  const { profile } = set.standing ?? {};
  parameters.set('globals', [`brand:${set.brand}`, ...(profile ? [`profile:${profile}`] : [])].join(';'));
  return `iframe.html?${parameters}`;
}
