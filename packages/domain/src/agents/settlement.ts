import { compareAmounts } from '../base/amounts.ts';
import { greater, lesser } from '../base/bigints.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { rebateOf } from '../promotions/rebates.ts';
import { type ContractTerms, kindRules, type TierCondition, type TierRate } from './contractTerms.ts';

/** Figures of one period; amounts are decimal strings, members a count. Source: AGT-11. */
export type PeriodFigures =
  | {
      kind: 'dividend';
      stakes: string;
      payouts: string;
      bonuses: string;
      validBets: string;
      activeMembers: string;
      /** Loss carried over from the previous period: zero or negative. */
      carriedIn: string;
    }
  | { kind: 'daily-salary'; validBets: string; activeMembers: string }
  | { kind: 'hourly-salary'; validBets: string }
  | { kind: 'realtime-salary'; bets: readonly { stake: string; won: boolean }[] };

/** Settlement rules of a platform, per kind. */
export interface SettlementRules {
  digits: number;
  carriesLosses: boolean;
}

export interface ConditionStand {
  condition: TierCondition;
  has: string;
  needs: string;
  met: boolean;
}

/**
 * One step of a settlement. Signed entries add up to each following subtotal, shares to the amount. Tiers count from 0.
 */
export type SettlementLine =
  | { kind: 'entry'; of: 'stakes' | 'payouts' | 'bonuses' | 'carried-in' | 'valid-bets'; amount: string }
  | { kind: 'subtotal'; of: 'base' | 'team-result' | 'rate-base'; amount: string }
  /** `tier` is null if none is reached; conditions are then those of the lowest tier, to show what was missing. */
  | { kind: 'tier'; tier: number | null; conditions: readonly ConditionStand[] }
  | { kind: 'share'; tier: number; rate: TierRate; percent: string; base: string; amount: string }
  | { kind: 'carried-out'; amount: string };

export interface Settlement {
  lines: readonly SettlementLine[];
  tier: number | null;
  amount: string;
  /** Loss carried into the next period: zero or negative. */
  carriedOut: string;
}

/**
 * Settles a period step by step, rounding down to the smallest coin; null for unreadable figures or another kind. The
 * tier depends on the team result before carry-over. Source: AGT-11.
 */
export function settle(terms: ContractTerms, figures: PeriodFigures, rules: SettlementRules): Settlement | null {
  if (terms.kind !== figures.kind) return null;
  if (figures.kind === 'realtime-salary') return settleBets(terms, figures.bets, rules.digits);
  return figures.kind === 'dividend'
    ? settleDividend(terms, figures, rules)
    : settleSalary(terms, figures, rules.digits);
}

export function replayPeriods(
  terms: ContractTerms,
  periods: readonly PeriodFigures[],
  rules: SettlementRules,
): readonly Settlement[] | null {
  const settled: Settlement[] = [];
  for (const figures of periods) {
    const before = settled.at(-1);
    const carried = before && figures.kind === 'dividend' ? { ...figures, carriedIn: before.carriedOut } : figures;
    const settlement = settle(terms, carried, rules);
    if (settlement === null) return null;
    settled.push(settlement);
  }
  return settled;
}

export function conditionStands(
  terms: ContractTerms,
  tier: number,
  has: Readonly<Partial<Record<TierCondition, string>>>,
): readonly ConditionStand[] {
  return kindRules[terms.kind].conditions.map((condition) => {
    const needs = terms.tiers[tier]?.[condition] ?? '0';
    const value = has[condition] ?? '0';
    return { condition, has: value, needs, met: (compareAmounts(value, needs) ?? -1) >= 0 };
  });
}

export function reachedContractTier(
  terms: ContractTerms,
  has: Readonly<Partial<Record<TierCondition, string>>>,
): number | null {
  const place = terms.tiers.findLastIndex((_, tier) => conditionStands(terms, tier, has).every(({ met }) => met));
  return place < 0 ? null : place;
}

/** Returns the figures that conditions are measured against; null if one is unreadable. */
export function conditionFigures(
  figures: Exclude<PeriodFigures, { kind: 'realtime-salary' }>,
  digits: number,
): Readonly<Partial<Record<TierCondition, string>>> | null {
  const validBets = count(figures.validBets, digits);
  const members = 'activeMembers' in figures ? count(figures.activeMembers, 0) : 0n;
  if (validBets === null || members === null) return null;
  const bets = { 'valid-bets': fromMinor(validBets, digits) };
  if (figures.kind === 'hourly-salary') return bets;
  const both = { ...bets, 'active-members': fromMinor(members, 0) };
  if (figures.kind === 'daily-salary') return both;
  const [stakes, payouts, bonuses] = [figures.stakes, figures.payouts, figures.bonuses].map((each) =>
    count(each, digits),
  );
  if (stakes == null || payouts == null || bonuses == null) return null;
  return { ...both, 'team-result': fromMinor(stakes - payouts - bonuses, digits) };
}

function settleDividend(
  terms: ContractTerms,
  figures: Extract<PeriodFigures, { kind: 'dividend' }>,
  { digits, carriesLosses }: SettlementRules,
): Settlement | null {
  const has = conditionFigures(figures, digits);
  const carried = toMinor(figures.carriedIn, digits);
  if (has === null || carried === null || carried > 0n) return null;
  const money = (minor: bigint) => fromMinor(minor, digits);
  const [stakes = 0n, payouts = 0n, bonuses = 0n] = [figures.stakes, figures.payouts, figures.bonuses].map(
    (each) => toMinor(each, digits) ?? 0n,
  );
  const result = stakes - payouts - bonuses;
  const carriedIn = carriesLosses ? carried : 0n;
  const base = result + carriedIn;
  const carriedOut = carriesLosses ? money(lesser(base, 0n)) : money(0n);
  const tier = tierLine(terms, has);
  const share = shareLine(terms, tier.tier, 'rate', greater(base, 0n), digits);
  const carryIn: SettlementLine[] = carriesLosses
    ? [{ kind: 'entry', of: 'carried-in', amount: money(carriedIn) }]
    : [];
  const carryOut: SettlementLine[] = carriesLosses ? [{ kind: 'carried-out', amount: carriedOut }] : [];
  const lines: SettlementLine[] = [
    { kind: 'entry', of: 'stakes', amount: money(stakes) },
    { kind: 'entry', of: 'payouts', amount: money(-payouts) },
    { kind: 'subtotal', of: 'base', amount: money(stakes - payouts) },
    { kind: 'entry', of: 'bonuses', amount: money(-bonuses) },
    { kind: 'subtotal', of: 'team-result', amount: money(result) },
    ...carryIn,
    { kind: 'subtotal', of: 'rate-base', amount: money(base) },
    ...[tier, ...share, ...carryOut],
  ];
  return { lines, tier: tier.tier, amount: share[0]?.amount ?? money(0n), carriedOut };
}

function settleSalary(
  terms: ContractTerms,
  figures: Extract<PeriodFigures, { kind: 'daily-salary' | 'hourly-salary' }>,
  digits: number,
): Settlement | null {
  const has = conditionFigures(figures, digits);
  if (has === null) return null;
  const bets = toMinor(figures.validBets, digits) ?? 0n;
  const amount = fromMinor(bets, digits);
  const tier = tierLine(terms, has);
  const share = shareLine(terms, tier.tier, 'rate', bets, digits);
  const entries: SettlementLine[] = [
    { kind: 'entry', of: 'valid-bets', amount },
    { kind: 'subtotal', of: 'rate-base', amount },
  ];
  const none = fromMinor(0n, digits);
  return { lines: [...entries, tier, ...share], tier: tier.tier, amount: share[0]?.amount ?? none, carriedOut: none };
}

/** Each bet is paid by the highest tier its stake reaches; smaller bets do not count. */
function settleBets(
  terms: ContractTerms,
  bets: readonly { stake: string; won: boolean }[],
  digits: number,
): Settlement | null {
  const sums = terms.tiers.map(() => ({ 'win-rate': 0n, 'loss-rate': 0n }));
  let [total, most] = [0n, 0n];
  for (const { stake, won } of bets) {
    const minor = count(stake, digits);
    if (minor === null) return null;
    const tier = reachedContractTier(terms, { 'single-bet': stake });
    const sum = tier === null ? undefined : sums[tier];
    most = greater(most, minor);
    if (!sum) continue;
    sum[won ? 'win-rate' : 'loss-rate'] += minor;
    total += minor;
  }
  const shares = sums.flatMap((sum, tier) =>
    kindRules[terms.kind].rates.flatMap((rate) =>
      rate === 'rate' || sum[rate] === 0n ? [] : shareLine(terms, tier, rate, sum[rate], digits),
    ),
  );
  const tier = tierLine(terms, { 'single-bet': fromMinor(most, digits) });
  const amount = shares.reduce((sum, share) => sum + (toMinor(share.amount, digits) ?? 0n), 0n);
  const lines: SettlementLine[] = [
    { kind: 'entry', of: 'valid-bets', amount: fromMinor(total, digits) },
    { kind: 'subtotal', of: 'rate-base', amount: fromMinor(total, digits) },
    ...[tier, ...shares],
  ];
  return { lines, tier: tier.tier, amount: fromMinor(amount, digits), carriedOut: fromMinor(0n, digits) };
}

function tierLine(terms: ContractTerms, has: Readonly<Partial<Record<TierCondition, string>>>) {
  const tier = reachedContractTier(terms, has);
  return { kind: 'tier', tier, conditions: conditionStands(terms, tier ?? 0, has) } as const;
}

type ShareLine = Extract<SettlementLine, { kind: 'share' }>;

function shareLine(
  terms: ContractTerms,
  tier: number | null,
  rate: TierRate,
  base: bigint,
  digits: number,
): readonly ShareLine[] {
  const percent = tier === null ? undefined : terms.tiers[tier]?.[rate];
  if (tier === null || percent === undefined) return [];
  const amount = fromMinor(rebateOf(base, percent), digits);
  return [{ kind: 'share', tier, rate, percent, base: fromMinor(base, digits), amount }];
}

function count(amount: string, digits: number): bigint | null {
  const minor = toMinor(amount, digits);
  return minor === null || minor < 0n ? null : minor;
}
