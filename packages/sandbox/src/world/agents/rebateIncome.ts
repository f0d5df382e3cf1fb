import { rebateOf, type Span } from '@baize/domain';
import type { Account } from '../account.ts';
import { house } from '../ledger.ts';
import { branchDays } from './branchSums.ts';
import { inventedDays } from './inventedPlay.ts';
import type { RebateRates } from './rebateRates.ts';
import type { Team } from './team.ts';

/** A day is paid for so long after it is over. */
const paidAfterMs = 10 * 60_000;

/** Of a very large team fewer days are worked out, so that its agent's first login does not wait for them. */
const largeTeam = 1_000;
const largeTeamDays = 30;

/** What one downline's branch brought on a day: its valid bets by the difference of two rates. Minor units, rates in per cent. */
export interface RebateLine extends Span {
  id: string;
  at: number;
  member: Account;
  amount: bigint;
  validBets: bigint;
  ownRate: string;
  theirRate: string;
}

/** Pays agents the difference between their rate and that of each direct downline, day by day, from their first login on and for the days before it. */
export class RebateIncome {
  readonly #team: Team;
  readonly #rates: RebateRates;
  readonly #begun: number;
  readonly #lines = new Map<string, RebateLine[]>();
  readonly #due = new Map<string, number>();

  /** `begun` is when the world began, ms. */
  constructor(team: Team, rates: RebateRates, begun: number) {
    this.#team = team;
    this.#rates = rates;
    this.#begun = begun;
  }

  /** The latest first. */
  of(username: string): readonly RebateLine[] {
    return [...(this.#lines.get(username) ?? [])].reverse();
  }

  /** Begins to pay an agent, the days before included. */
  open({ username }: Account): void {
    if (this.#due.has(username)) return;
    const back = this.#team.size(username) > largeTeam ? largeTeamDays : inventedDays;
    this.#due.set(username, this.#team.days.at(this.#begun) - back);
  }

  /** Pays every day that is over by now. */
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

/** Per cent less per cent, both with two decimals. */
function difference(own: string, theirs: string): string {
  const hundredths = (rate: string) => Math.round(Number(rate) * 100);
  return (Math.max(0, hundredths(own) - hundredths(theirs)) / 100).toFixed(2);
}
