import {
  addAmounts,
  type ContractTerms,
  compareAmounts,
  type PeriodFigures,
  replayPeriods,
  type Settlement,
  type SettlementRules,
  settle,
  subtractAmounts,
} from '@baize/domain';
import type { ContractDetail } from './useContracts.ts';

export type SettledPeriod = ContractDetail['periods'][number];

export interface ReplayedPeriod {
  id: string;
  period: SettledPeriod;
  would: Settlement;
  /** Simulated amount minus the billed one. */
  difference: string;
}

export interface Replay {
  rows: readonly ReplayedPeriod[];
  totals: { billed: string; arrived: string; would: string; difference: string };
}

const shown = 3;

/** Settles the last three periods under other terms, earliest first; null when that is impossible. */
export function replayOf(
  terms: ContractTerms,
  periods: readonly SettledPeriod[],
  rules: SettlementRules,
): Replay | null {
  const last = [...periods].sort((a, b) => b.to - a.to).slice(0, shown);
  const inOrder = last.reverse();
  const settled = replayPeriods(
    terms,
    inOrder.map(({ figures }) => figures),
    rules,
  );
  if (settled === null) return null;
  const rows = inOrder.flatMap((period, place): ReplayedPeriod[] => {
    const would = settled[place];
    if (!would) return [];
    const difference = subtractAmounts(would.amount, period.billed ?? '0') ?? '0';
    return [{ id: String(period.from), period, would, difference }];
  });
  const sum = (amounts: readonly string[]) => addAmounts(...amounts) ?? '0';
  const billed = sum(rows.map(({ period }) => period.billed ?? '0'));
  const arrived = sum(rows.map(({ period }) => period.arrived ?? '0'));
  const would = sum(rows.map((row) => row.would.amount));
  return { rows, totals: { billed, arrived, would, difference: subtractAmounts(would, billed) ?? '0' } };
}

/** Returns the highest cost in any of the periods: the payer's worst case. */
export function worstOf(terms: ContractTerms, periods: readonly SettledPeriod[], rules: SettlementRules): string {
  const amounts = periods.flatMap(({ figures }) => settle(terms, figures, rules)?.amount ?? []);
  return amounts.reduce((most, amount) => (compareAmounts(amount, most) === 1 ? amount : most), '0');
}

/** Returns figures that just reach a tier, for "pays at least"; null for a kind that pays per bet. */
export function figuresAt(terms: ContractTerms, tier: number): PeriodFigures | null {
  const { kind, tiers } = terms;
  const asked = tiers[tier];
  const validBets = asked?.['valid-bets'] ?? '0';
  const activeMembers = asked?.['active-members'] ?? '0';
  switch (kind) {
    case 'dividend': {
      const stakes = asked?.['team-result'] ?? '0';
      return { kind, stakes, payouts: '0', bonuses: '0', validBets, activeMembers, carriedIn: '0' };
    }
    case 'daily-salary':
      return { kind, validBets, activeMembers };
    case 'hourly-salary':
      return { kind, validBets };
    case 'realtime-salary':
      return null;
  }
}
