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

/** A tier while it is edited: as of a number field, '' for nothing and null for what is no number. */
export interface EditedValues {
  id: string;
  values: Readonly<Partial<Record<TierField, string | null>>>;
}

/** A problem of one field. */
export type FieldProblem = Extract<TermsProblem, { field: TierField }>;

export const tiersOf = (tiers: readonly ContractTier[]): readonly EditedValues[] =>
  tiers.map((values, place) => ({ id: `t${place}`, values }));

/** What is no number breaks the rule of its form. */
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

/** The problems of fields, without limits that are nobody's: of a simulation. */
export function problemsOf(terms: ContractTerms, bounds: TermsBounds | null, digits: number): readonly FieldProblem[] {
  const found = checkTerms(terms, bounds ?? { source: { kind: 'platform' }, tiers: [freeTier(terms.kind)], digits });
  return found.filter((problem): problem is FieldProblem => 'field' in problem);
}

/** Limits that every value keeps. */
const freeTier = (kind: ContractKind): ContractTier =>
  Object.fromEntries(tierFields(kind).map((field) => [field, isRate(field) ? '100' : '0']));

/** Another tier: as much as the limits ask for at least, and a rate to be filled in. */
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
