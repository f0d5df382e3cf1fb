import { compareAmounts } from '../base/amounts.ts';
import { toMinor } from '../base/money.ts';

export const contractKinds = ['dividend', 'daily-salary', 'hourly-salary', 'realtime-salary'] as const;
export type ContractKind = (typeof contractKinds)[number];

export const cycles = ['five-minutes', 'hourly', 'daily', 'weekly', 'semi-monthly', 'monthly'] as const;
/** Settlement interval. Source: AGT-12. */
export type Cycle = (typeof cycles)[number];

/** Condition of a tier: bets and result are money, members a count. Source: AGT-11. */
export type TierCondition = 'valid-bets' | 'team-result' | 'active-members' | 'single-bet';
/** Rate of a tier in per cent; real-time salary has separate rates for winning and losing bets. Source: AGT-11. */
export type TierRate = 'rate' | 'win-rate' | 'loss-rate';
export type TierField = TierCondition | TierRate;

interface KindRule {
  cycles: readonly Cycle[];
  conditions: readonly TierCondition[];
  rates: readonly TierRate[];
}

/** Source: AGT-11, AGT-12. */
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

/** Decimal string per field of the kind. */
export type ContractTier = Readonly<Partial<Record<TierField, string>>>;

export interface ContractTerms {
  kind: ContractKind;
  cycle: Cycle;
  /** 1 to 8 tiers, lowest first. */
  tiers: readonly ContractTier[];
}

export type BoundSource = { kind: 'platform' } | { kind: 'contract'; id: string; version: number };

/** Limits per tier; the last tier also bounds all following ones. */
export interface TermsBounds {
  source: BoundSource;
  tiers: readonly ContractTier[];
  digits: number;
}

/** Minimum of a condition or maximum of a rate. `tier` counts from 0 in the payer's own contract. */
export interface FieldBound {
  limit: string;
  tier: number;
  source: BoundSource;
}

/** Broken rule with the value it would accept. Tiers count from 0. Source: agents.md, rules 1 and 2. */
export type TermsProblem =
  | { rule: 'cycle'; accepted: readonly Cycle[] }
  | { rule: 'tier-count'; least: number; most: number }
  | { rule: 'required'; tier: number; field: TierField }
  | { rule: 'malformed'; tier: number; field: TierField; digits: number }
  | { rule: 'negative'; tier: number; field: TierField; least: string }
  | { rule: 'rate-range'; tier: number; field: TierField; above: string; most: string }
  | { rule: 'bound'; tier: number; field: TierField; bound: FieldBound }
  /** Less than in the previous tier. */
  | { rule: 'falling'; tier: number; field: TierCondition; least: string }
  /** Not more than in the previous tier. */
  | { rule: 'not-rising'; tier: number; field: TierRate; above: string };

export const mostTiers = 8;
const rateDigits = 4;
const mostRate = '100';

export const tierFields = (kind: ContractKind): readonly TierField[] => [
  ...kindRules[kind].conditions,
  ...kindRules[kind].rates,
];

export const isRate = (field: TierField): field is TierRate => field.endsWith('rate');

/** Returns the limit of a field for its hint; null if the payer's own contract has none. */
export function fieldBound({ source, tiers }: TermsBounds, tier: number, field: TierField): FieldBound | null {
  const place = Math.min(tier, tiers.length - 1);
  const limit = tiers[place]?.[field];
  return limit === undefined ? null : { limit, tier: place, source };
}

/**
 * Lists every broken rule, at most one per field; empty if the terms may be proposed. Bounds must be of the same kind.
 */
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
    // Fields without a bound are not allowed at all.
    return { rule: 'bound', tier, field, bound: bound ?? { limit: '0', tier: 0, source: bounds.source } };
  }
  if (before === undefined) return null;
  if (isRate(field)) return isAbove(value, before) ? null : { rule: 'not-rising', tier, field, above: before };
  return isAbove(before, value) ? { rule: 'falling', tier, field, least: before } : null;
}

/**
 * Fits a draft to its bounds: raises conditions, lowers rates and drops tiers that then pay no more than the previous
 * one.
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
