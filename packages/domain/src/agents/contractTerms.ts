import { compareAmounts } from '../base/amounts.ts';
import { toMinor } from '../base/money.ts';

export const contractKinds = ['dividend', 'daily-salary', 'hourly-salary', 'realtime-salary'] as const;
export type ContractKind = (typeof contractKinds)[number];

export const cycles = ['five-minutes', 'hourly', 'daily', 'weekly', 'semi-monthly', 'monthly'] as const;
/** How often a contract is settled. Source: AGT-12. */
export type Cycle = (typeof cycles)[number];

/** What a tier asks for. Bets and result are money, members a count. Source: AGT-11. */
export type TierCondition = 'valid-bets' | 'team-result' | 'active-members' | 'single-bet';
/** What a tier pays, in per cent; real-time salary pays for winning and losing bets apart. Source: AGT-11. */
export type TierRate = 'rate' | 'win-rate' | 'loss-rate';
export type TierField = TierCondition | TierRate;

interface KindRule {
  cycles: readonly Cycle[];
  conditions: readonly TierCondition[];
  rates: readonly TierRate[];
}

/** What each kind is settled by. Source: AGT-11, AGT-12. */
export const kindRules: Readonly<Record<ContractKind, KindRule>> = {
  dividend: {
    cycles: ['daily', 'weekly', 'semi-monthly', 'monthly'],
    conditions: ['valid-bets', 'team-result', 'active-members'],
    rates: ['rate'],
  },
  'daily-salary': { cycles: ['daily'], conditions: ['valid-bets', 'active-members'], rates: ['rate'] },
  'hourly-salary': { cycles: ['hourly'], conditions: ['valid-bets'], rates: ['rate'] },
  'realtime-salary': { cycles: ['five-minutes'], conditions: ['single-bet'], rates: ['win-rate', 'loss-rate'] },
};

/** A decimal string for each field of the kind. */
export type ContractTier = Readonly<Partial<Record<TierField, string>>>;

export interface ContractTerms {
  kind: ContractKind;
  cycle: Cycle;
  /** 1 to 8, the lowest first. */
  tiers: readonly ContractTier[];
}

/** Where a limit comes from: the platform for the top agent, else the payer's own contract. */
export type BoundSource = { kind: 'platform' } | { kind: 'contract'; id: string; version: number };

/** What terms may not exceed, tier by tier; the last tier also bounds all that follow. */
export interface TermsBounds {
  source: BoundSource;
  tiers: readonly ContractTier[];
  /** Decimals of the currency. */
  digits: number;
}

/** The least that a condition may ask, or the most that a rate may pay. `tier` counts from 0 in the payer's own contract. */
export interface FieldBound {
  limit: string;
  tier: number;
  source: BoundSource;
}

/** A rule that terms break and the value that it accepts. Tiers count from 0. Source: agents.md, rules 1 and 2. */
export type TermsProblem =
  | { rule: 'cycle'; accepted: readonly Cycle[] }
  | { rule: 'tier-count'; least: number; most: number }
  | { rule: 'required'; tier: number; field: TierField }
  | { rule: 'malformed'; tier: number; field: TierField; digits: number }
  | { rule: 'negative'; tier: number; field: TierField; least: string }
  | { rule: 'rate-range'; tier: number; field: TierField; above: string; most: string }
  | { rule: 'bound'; tier: number; field: TierField; bound: FieldBound }
  /** Must not be less than in the tier before. */
  | { rule: 'falling'; tier: number; field: TierCondition; least: string }
  /** Must be more than in the tier before. */
  | { rule: 'not-rising'; tier: number; field: TierRate; above: string };

export const mostTiers = 8;
const rateDigits = 4;
const mostRate = '100';

/** The fields of a tier, in the order they are filled in. */
export const tierFields = (kind: ContractKind): readonly TierField[] => [
  ...kindRules[kind].conditions,
  ...kindRules[kind].rates,
];

export const isRate = (field: TierField): field is TierRate => field.endsWith('rate');

/** The limit of a field, for the hint under it; null where the payer's own contract says nothing. */
export function fieldBound({ source, tiers }: TermsBounds, tier: number, field: TierField): FieldBound | null {
  const place = Math.min(tier, tiers.length - 1);
  const limit = tiers[place]?.[field];
  return limit === undefined ? null : { limit, tier: place, source };
}

/** Every rule that proposed terms break, at most one for each field; empty when they may be proposed. Bounds are of the same kind. */
export function checkTerms({ kind, cycle, tiers }: ContractTerms, bounds: TermsBounds): readonly TermsProblem[] {
  const rule = kindRules[kind];
  const problems: TermsProblem[] = [];
  if (!rule.cycles.includes(cycle)) problems.push({ rule: 'cycle', accepted: rule.cycles });
  if (tiers.length < 1 || tiers.length > mostTiers) {
    problems.push({ rule: 'tier-count', least: 1, most: mostTiers });
  }
  tiers.forEach((values, tier) => {
    for (const field of tierFields(kind)) {
      const problem = checkField(values[field], tier, field, tiers[tier - 1]?.[field], bounds);
      if (problem) problems.push(problem);
    }
  });
  return problems;
}

function checkField(
  value: string | undefined,
  tier: number,
  field: TierField,
  before: string | undefined,
  bounds: TermsBounds,
): TermsProblem | null {
  if (value === undefined || value === '') return { rule: 'required', tier, field };
  const digits = isRate(field) ? rateDigits : field === 'active-members' ? 0 : bounds.digits;
  if (toMinor(value, digits) === null) return { rule: 'malformed', tier, field, digits };
  if (isRate(field) && (!isAbove(value, '0') || isAbove(value, mostRate))) {
    return { rule: 'rate-range', tier, field, above: '0', most: mostRate };
  }
  if (isAbove('0', value)) return { rule: 'negative', tier, field, least: '0' };
  const bound = fieldBound(bounds, tier, field);
  if (bound === null || exceeds(value, field, bound.limit)) {
    // A field that the bounds do not name has no limit that could allow it.
    return { rule: 'bound', tier, field, bound: bound ?? { limit: '0', tier: 0, source: bounds.source } };
  }
  if (before === undefined) return null;
  if (isRate(field)) return isAbove(value, before) ? null : { rule: 'not-rising', tier, field, above: before };
  return isAbove(before, value) ? { rule: 'falling', tier, field, least: before } : null;
}

/**
 * The nearest terms within the bounds, for a draft: conditions are raised and rates lowered to their limits, and a tier
 * that then pays no more than the one before is left out.
 */
export function fitTerms(terms: ContractTerms, bounds: TermsBounds): ContractTerms {
  const tiers: ContractTier[] = [];
  terms.tiers.forEach((values) => {
    const fitted: Partial<Record<TierField, string>> = {};
    for (const field of tierFields(terms.kind)) {
      const value = values[field];
      const bound = fieldBound(bounds, tiers.length, field);
      if (value === undefined || bound === null) continue;
      fitted[field] = exceeds(value, field, bound.limit) ? bound.limit : value;
    }
    const last = tiers.at(-1);
    const rises = kindRules[terms.kind].rates.every((rate) => isAbove(fitted[rate] ?? '0', last?.[rate] ?? '0'));
    if (rises) tiers.push(fitted);
  });
  return { ...terms, tiers };
}

const exceeds = (value: string, field: TierField, limit: string): boolean =>
  isRate(field) ? isAbove(value, limit) : isAbove(limit, value);

const isAbove = (one: string, other: string): boolean => compareAmounts(one, other) === 1;
