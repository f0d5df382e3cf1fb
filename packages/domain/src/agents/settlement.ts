import { compareAmounts } from '../base/amounts.ts';
import { greater, lesser } from '../base/bigints.ts';
import { fromMinor, toMinor } from '../base/money.ts';
import { rebateOf } from '../promotions/rebates.ts';
import { type ContractTerms, kindRules, type TierCondition, type TierRate } from './contractTerms.ts';

/** What happened in one period. Amounts are decimal strings, members a count. Source: AGT-11. */
export type PeriodFigures =
  | {
      kind: 'dividend';
      stakes: string;
      payouts: string;
      bonuses: string;
      validBets: string;
      activeMembers: string;
      /** The loss that the period before left over: zero or negative. */
      carriedIn: string;
    }
  | { kind: 'daily-salary'; validBets: string; activeMembers: string }
  | { kind: 'hourly-salary'; validBets: string }
  | { kind: 'realtime-salary'; bets: readonly { stake: string; won: boolean }[] };

/** What a platform decides about settling, for each kind. */
export interface SettlementRules {
  /** Decimals of the currency. */
  digits: number;
  /** A loss lowers the base of the period after it. */
  carriesLosses: boolean;
}

export interface ConditionStand {
  condition: TierCondition;
  has: string;
  needs: string;
  met: boolean;
}

/**
 * One step of a settlement. Entries are signed and add up to each subtotal after them; shares add up to the amount.
 * Tiers count from 0.
 */
export type SettlementLine =
  | { kind: 'entry'; of: 'stakes' | 'payouts' | 'bonuses' | 'carried-in' | 'valid-bets'; amount: string }
  | { kind: 'subtotal'; of: 'base' | 'team-result' | 'rate-base'; amount: string }
  /** `tier` is null when none is reached; conditions are then those of the lowest tier, so that they say what was missing. */
  | { kind: 'tier'; tier: number | null; conditions: readonly ConditionStand[] }
  | { kind: 'share'; tier: number; rate: TierRate; percent: string; base: string; amount: string }
  | { kind: 'carried-out'; amount: string };

export interface Settlement {
  lines: readonly SettlementLine[];
  /** Counts from 0; null when none is reached. */
  tier: number | null;
  amount: string;
  /** The loss that the next period begins with: zero or negative. */
  carriedOut: string;
}

/**
 * What a contract brings for a period, step by step, rounded down to the smallest coin; null when the figures cannot be
 * read or are of another kind. The team result before carry-over decides the tier. Source: AGT-11.
 */
export function settle(terms: ContractTerms, figures: PeriodFigures, rules: SettlementRules): Settlement | null {
  if (terms.kind !== figures.kind) return null;
  if (figures.kind === 'realtime-salary') return settleBets(terms, figures.bets, rules.digits);
  return figures.kind === 'dividend'
    ? settleDividend(terms, figures, rules)
    : settleSalary(terms, figures, rules.digits);
}

/** Settles periods one after the other, the earliest first; each begins with the loss that the one before left over. */
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

/** How each condition of a tier stands. */
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

/** The highest tier whose conditions are all met, counted from 0; null for none. */
export function reachedContractTier(
  terms: ContractTerms,
  has: Readonly<Partial<Record<TierCondition, string>>>,
): number | null {
  const place = terms.tiers.findLastIndex((_, tier) => conditionStands(terms, tier, has).every(({ met }) => met));
  return place < 0 ? null : place;
}

/** What conditions are measured by: the figures of a period; null where one cannot be read. */
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

/** Each bet is paid by the highest tier that its stake reaches; a smaller one does not count. */
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

/** Minor units of a figure that is never negative; null when it cannot be read. */
function count(amount: string, digits: number): bigint | null {
  const minor = toMinor(amount, digits);
  return minor === null || minor < 0n ? null : minor;
}
