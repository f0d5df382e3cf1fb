import { compareAmounts, subtractAmounts } from '../base/amounts.ts';
import {
  type ContractTerms,
  type ContractTier,
  type Cycle,
  isRate,
  type TierField,
  tierFields,
} from './contractTerms.ts';

/** Effect on the payee: a rate pays more or less, a condition is easier or harder to meet. */
export type ChangeEffect = 'pays-more' | 'pays-less' | 'easier' | 'harder';

export interface FieldChange {
  field: TierField;
  before: string;
  after: string;
  by: string;
  effect: ChangeEffect;
}

export type TierDifference =
  | { kind: 'same'; tier: number; values: ContractTier }
  | { kind: 'changed'; tier: number; before: ContractTier; after: ContractTier; changes: readonly FieldChange[] }
  | { kind: 'added'; tier: number; after: ContractTier }
  | { kind: 'removed'; tier: number; before: ContractTier };

export interface ContractDifference {
  cycle: { before: Cycle; after: Cycle } | null;
  tiers: readonly TierDifference[];
  /** Number of terms that differ, counting each field of an added or removed tier. */
  count: number;
  paysMore: boolean;
  /** True if the payee loses something: a lower rate, a harder condition or a tier. */
  takesAway: boolean;
}

/** Compares two contracts of the same kind as data for texts and tables. Source: AGT-11. */
export function contractDifference(before: ContractTerms, after: ContractTerms): ContractDifference {
  const fields = tierFields(before.kind);
  const length = Math.max(before.tiers.length, after.tiers.length);
  const tiers = Array.from({ length }, (_, tier) =>
    tierDifference(tier, fields, before.tiers[tier], after.tiers[tier]),
  ).filter((difference) => difference !== null);
  const cycle = before.cycle === after.cycle ? null : { before: before.cycle, after: after.cycle };
  const effects = tiers.flatMap((each) => (each.kind === 'changed' ? each.changes.map(({ effect }) => effect) : []));
  const has = (...wanted: ChangeEffect[]) => effects.some((effect) => wanted.includes(effect));
  return {
    cycle,
    tiers,
    count:
      (cycle ? 1 : 0) +
      effects.length +
      fields.length * tiers.filter(({ kind }) => kind === 'added' || kind === 'removed').length,
    paysMore: has('pays-more') || tiers.some(({ kind }) => kind === 'added'),
    takesAway: has('pays-less', 'harder') || tiers.some(({ kind }) => kind === 'removed'),
  };
}

function tierDifference(
  tier: number,
  fields: readonly TierField[],
  before: ContractTier | undefined,
  after: ContractTier | undefined,
): TierDifference | null {
  if (!before) return after ? { kind: 'added', tier, after } : null;
  if (!after) return { kind: 'removed', tier, before };
  const changes = fields.flatMap((field) => fieldChange(field, before[field] ?? '0', after[field] ?? '0'));
  return changes.length === 0
    ? { kind: 'same', tier, values: after }
    : { kind: 'changed', tier, before, after, changes };
}

function fieldChange(field: TierField, before: string, after: string): readonly FieldChange[] {
  const order = compareAmounts(after, before);
  if (order === 0 || order === null) return [];
  const by = order === 1 ? subtractAmounts(after, before) : subtractAmounts(before, after);
  const [up, down] = isRate(field) ? (['pays-more', 'pays-less'] as const) : (['harder', 'easier'] as const);
  return [{ field, before, after, by: by ?? '0', effect: order === 1 ? up : down }];
}
