import { rebateOf, type Span } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { house } from '../money/ledger.ts';
import { branchDays } from './branchSums.ts';
import { inventedDays } from './inventedPlay.ts';
import type { RebateRates } from './rebateRates.ts';
import type { Team } from './team.ts';

const paidAfterMs = 10 * 60_000;

/** Limit for very large teams, so that the agent's first login does not wait for all days. */
const largeTeam = 1_000;
const largeTeamDays = 30;

/**
 * Rebate of one downline's branch for a day: valid bets times the difference of two rates. Minor units, rates in
 * percent.
 */
export interface RebateLine extends Span {
  id: string;
  at: number;
  member: Account;
  amount: bigint;
  validBets: bigint;
  ownRate: string;
  theirRate: string;
}

/**
 * Daily payment of the difference between an agent's rate and each direct downline's, from the agent's first login and
 * for the days before it.
 */
export class RebateIncome {
  readonly #team: Team;
  readonly #rates: RebateRates;
  readonly #begun: number;
  readonly #lines = new Map<string, RebateLine[]>();
  readonly #due = new Map<string, number>();

  constructor(team: Team, rates: RebateRates, begun: number) {
    this.#team = team;
    this.#rates = rates;
    this.#begun = begun;
  }

  of(username: string): readonly RebateLine[] {
    return [...(this.#lines.get(username) ?? [])].reverse();
  }

  open({ username }: Account): void {
    if (this.#due.has(username)) return;
    const back = this.#team.size(username) > largeTeam ? largeTeamDays : inventedDays;
    this.#due.set(username, this.#team.days.at(this.#begun) - back);
  }

  settle(): void {
    const { days, asOf } = this.#team;
    for (const [username, due] of this.#due) {
      const last = days.at(asOf - paidAfterMs) - 1;
      if (due > last) continue;
      this.#due.set(username, last + 1);
      this.#pay(username, { from: days.start(due), to: days.start(last + 1) });
    }
  }

  #pay(username: string, span: Span): void {
    const ownRate = this.#rates.rateOf(username);
    const lines = this.#team.direct(username).flatMap((member) => {
      const theirRate = this.#rates.rateOf(member.username);
      const share = difference(ownRate, theirRate);
      return branchDays(this.#team, member.username, span, true).flatMap(({ from, to, figures }): RebateLine[] => {
        const { validBets } = figures;
        const amount = rebateOf(validBets, share);
        if (amount === 0n) return [];
        const day = new Date(to - 1).toISOString().slice(2, 10).replaceAll('-', '');
        const id = `R${day}-${member.id}`;
        return [{ id, at: to + paidAfterMs, from, to, member, amount, validBets, ownRate, theirRate }];
      });
    });
    lines.sort((a, b) => a.at - b.at);
    const { ledger } = this.#team.books;
    for (const { id, at, amount } of lines) {
      const movement = { kind: 'rebate' as const, from: house('rebates'), to: username, amount, at, reference: id };
      ledger.post({ key: `difference:${username}:${id}`, ...movement });
    }
    this.#lines.set(username, [...(this.#lines.get(username) ?? []), ...lines]);
  }
}

function difference(own: string, theirs: string): string {
  const hundredths = (rate: string) => Math.round(Number(rate) * 100);
  return (Math.max(0, hundredths(own) - hundredths(theirs)) / 100).toFixed(2);
}
