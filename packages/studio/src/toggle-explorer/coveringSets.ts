import { createRequire } from 'node:module';
import { type BrandId, brandIds, defaultSettings, type ToggleId, toggleIds } from '@baize/sandbox';
import { type AccessSet, type Role, roles } from './matrix.ts';

/** Loaded by `require`, because Node does not find the package's named exports. */
const { make } = createRequire(import.meta.url)('covertable') as typeof import('covertable');

export interface CoveringSet extends AccessSet {
  role: Role;
}

const yes = [true, false];

export const factors = {
  role: [...roles],
  brand: [...brandIds],
  service: yes,
  toUpline: yes,
  ...Object.fromEntries(toggleIds.map((id) => [id, yes])),
};

export function setOf({ role, brand, service, toUpline, ...toggles }: Record<string, unknown>): CoveringSet {
  return {
    role: role as Role,
    brand: brand as BrandId,
    service: service as boolean,
    toUpline: toUpline as boolean,
    lacks: [],
    toggles: { ...defaultSettings().toggles, ...(toggles as Partial<Record<ToggleId, boolean>>) },
  };
}

/** Returns sets that cover every combination of any `strength` factors. */
export const coveringSets = (strength: number): readonly CoveringSet[] =>
  make(factors, { length: strength }).map(setOf);
