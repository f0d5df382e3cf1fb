import {
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  checkTerms,
  fieldBound,
  isRate,
  type TermsBounds,
  type TermsProblem,
  type TierField,
  tierFields,
} from '@baize/domain';

/** Tier being edited; a value is '' when the field is empty and null when it is not a number. */
export interface EditedValues {
  id: string;
  values: Readonly<Partial<Record<TierField, string | null>>>;
}

export type FieldProblem = Extract<TermsProblem, { field: TierField }>;

export const tiersOf = (tiers: readonly ContractTier[]): readonly EditedValues[] =>
  tiers.map((values, place) => ({ id: `t${place}`, values }));

/** Converts edited tiers to terms; a non-number becomes a value that breaks the format rule. */
export const termsOf = (
  { kind, cycle }: Pick<ContractTerms, 'kind' | 'cycle'>,
  tiers: readonly EditedValues[],
): ContractTerms => ({
  kind,
  cycle,
  tiers: tiers.map(({ values }) =>
    Object.fromEntries(tierFields(kind).map((field) => [field, values[field] === null ? '?' : (values[field] ?? '')])),
  ),
});

/** Returns the problems of the fields; without bounds (in the simulator), only those of format and order. */
export function problemsOf(terms: ContractTerms, bounds: TermsBounds | null, digits: number): readonly FieldProblem[] {
  const found = checkTerms(terms, bounds ?? { source: { kind: 'platform' }, tiers: [freeTier(terms.kind)], digits });
  return found.filter((problem): problem is FieldProblem => 'field' in problem);
}

/** Returns limits that any value satisfies. */
const freeTier = (kind: ContractKind): ContractTier =>
  Object.fromEntries(tierFields(kind).map((field) => [field, isRate(field) ? '100' : '0']));

/** Returns another tier at the minimum of the limits, with an empty rate. */
export function nextTier(kind: ContractKind, tiers: readonly EditedValues[], bounds: TermsBounds | null): EditedValues {
  const ids = new Set(tiers.map(({ id }) => id));
  const place = tiers.length;
  const free = Array.from({ length: place + 1 }, (_, index) => `t${index}`).find((id) => !ids.has(id));
  const before = tiers.at(-1)?.values;
  const values = tierFields(kind).map((field) => {
    if (isRate(field)) return [field, ''];
    return [field, (bounds && fieldBound(bounds, place, field)?.limit) ?? before?.[field] ?? ''];
  });
  return { id: free ?? `t${place}`, values: Object.fromEntries(values) };
}
