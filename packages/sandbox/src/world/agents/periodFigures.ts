import { type ContractKind, fromMinor, type PeriodFigures, periodAt, type Span } from '@baize/domain';

export interface SettledSums {
  bets: number;
  validBets: bigint;
  stakes: bigint;
  payouts: bigint;
  bonuses: bigint;
}

export interface SettledBet {
  at: number;
  valid: bigint;
  stake: bigint;
  payout: bigint;
}

/** Team figures used by settlements; a player without a team counts alone. */
export interface SettledTeam {
  uplineOf(username: string): string | null;
  size(username: string): number;
  own(username: string, span: Span): SettledSums;
  team(username: string, span: Span): SettledSums;
  activeMembers(username: string, span: Span, minimum: bigint): number;
  bets(username: string, span: Span): readonly SettledBet[];
  ownBets(username: string, span: Span): readonly SettledBet[];
}

export interface FigureRules {
  digits: number;
  timeZone: string;
  /** Valid bets in minor units that make a member active in a period. */
  activeMinimum: bigint;
}

const hasTeam = (team: SettledTeam, username: string): boolean => team.size(username) > 0;

export const sumsOf = (team: SettledTeam, username: string, span: Span): SettledSums =>
  hasTeam(team, username) ? team.team(username, span) : team.own(username, span);

export const betsOf = (team: SettledTeam, username: string, span: Span): readonly SettledBet[] =>
  hasTeam(team, username) ? team.bets(username, span) : team.ownBets(username, span);

/** Returns the figures that settle a contract's period. `carriedIn` is in minor units, zero or negative. */
export function figuresOf(
  team: SettledTeam,
  { digits, activeMinimum }: FigureRules,
  { kind, payee, span, carriedIn = 0n }: { kind: ContractKind; payee: string; span: Span; carriedIn?: bigint },
): PeriodFigures {
  const money = (minor: bigint) => fromMinor(minor, digits);
  if (kind === 'realtime-salary') {
    const counted = betsOf(team, payee, span).filter(({ valid }) => valid > 0n);
    return { kind, bets: counted.map(({ valid, stake, payout }) => ({ stake: money(valid), won: payout > stake })) };
  }
  const { stakes, payouts, bonuses, ...sums } = sumsOf(team, payee, span);
  const validBets = money(sums.validBets);
  if (kind === 'hourly-salary') return { kind, validBets };
  const active = hasTeam(team, payee)
    ? team.activeMembers(payee, span, activeMinimum)
    : Number(sums.validBets >= activeMinimum);
  const activeMembers = String(active);
  if (kind === 'daily-salary') return { kind, validBets, activeMembers };
  const entries = { stakes: money(stakes), payouts: money(payouts), bonuses: money(bonuses) };
  return { kind, ...entries, validBets, activeMembers, carriedIn: money(carriedIn) };
}

export function periodsWithBets(bets: readonly SettledBet[], timeZone: string): readonly Span[] {
  const found: Span[] = [];
  const counted = bets.filter(({ valid }) => valid > 0n).sort((a, b) => a.at - b.at);
  for (const { at } of counted) {
    const last = found.at(-1);
    if (!last || at >= last.to) found.push(periodAt('five-minutes', at, timeZone));
  }
  return found;
}
