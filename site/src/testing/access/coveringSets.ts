import { createRequire } from 'node:module';
import { type BrandId, brandIds, defaultSettings, type ToggleId, toggleIds } from '@baize/sandbox';
import { type AccessSet, type Role, roles } from './matrix.ts';

/** The package says that it has named exports, which Node does not find in its bundle. */
const { make } = createRequire(import.meta.url)('covertable') as typeof import('covertable');

export interface CoveringSet extends AccessSet {
  role: Role;
}

const yes = [true, false];

/** What sets differ in, with every value of it. */
export const factors = {
  role: [...roles],
  brand: [...brandIds],
  service: yes,
  toUpline: yes,
  ...Object.fromEntries(toggleIds.map((id) => [id, yes])),
};

/** A set of one value for each factor. */
export function setOf({ role, brand, service, toUpline, ...toggles }: Record<string, unknown>): CoveringSet {
  return {
    role: role as Role,
    brand: brand as BrandId,
    service: service as boolean,
    toUpline: toUpline as boolean,
    toggles: { ...defaultSettings().toggles, ...(toggles as Partial<Record<ToggleId, boolean>>) },
  };
}

/** Sets in which every combination of any so many factors stands at least once. */
export const coveringSets = (strength: number): readonly CoveringSet[] =>
  make(factors, { length: strength }).map(setOf);
