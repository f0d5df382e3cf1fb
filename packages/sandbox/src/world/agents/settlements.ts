import {
  type Bill,
  type BillTimes,
  type Contract,
  type ContractKind,
  contractSpan,
  issueBill,
  type PeriodFigures,
  periodAt,
  type Settlement,
  type SettlementRules,
  type Span,
  settle,
  toMinor,
} from '@baize/domain';
import type { ContractDesk } from './contractDesk.ts';
import { betsOf, type FigureRules, figuresOf, periodsWithBets, type SettledTeam, sumsOf } from './periodFigures.ts';

const minute = 60_000;

/** A period is settled so long after its end. */
const settleDelays: Readonly<Record<ContractKind, number>> = {
  dividend: 30 * minute,
  'daily-salary': 30 * minute,
  'hourly-salary': 5 * minute,
  'realtime-salary': minute,
};

export const settlesAt = (kind: ContractKind, periodEnd: number): number => periodEnd + settleDelays[kind];

/** A bill with what it was settled from. The contract is as it stood then. */
export interface KeptBill {
  bill: Bill;
  readonly contract: Contract;
  readonly span: Span;
  readonly settledAt: number;
  readonly figures: PeriodFigures;
  readonly settlement: Settlement;
}

export interface SettlementContext {
  contracts: ContractDesk;
  team: SettledTeam;
  rules: () => FigureRules;
  /** How long each side of a bill has. */
  times: () => BillTimes;
}

/** How a kind is settled: a team's loss lowers the next dividend. */
export const settlementRules = (kind: ContractKind, digits: number): SettlementRules => ({
  digits,
  carriesLosses: kind === 'dividend',
});

/** Settles each period of each contract once, when its time has come. */
export class Settlements {
  readonly #context: SettlementContext;
  /** The first period that is not settled, by contract: where it begins, and where it would end. */
  readonly #cursors = new Map<string, Span>();
  /** The loss that the last period left over, by both sides and kind, with when that period ended. */
  readonly #losses = new Map<string, { to: number; loss: bigint }>();

  constructor(context: SettlementContext) {
    this.#context = context;
  }

  /** The loss that a contract's period beginning at `from` starts with, minor units: zero or negative. */
  lossBefore({ payer, payee, terms }: Contract, from: number): bigint {
    const before = this.#losses.get(`${payer} ${payee} ${terms.kind}`);
    return before?.to === from ? before.loss : 0n;
  }

  /** The bills of every period that is to be settled by `now`, those of a contract in order. */
  due(now: number): readonly KeptBill[] {
    return this.#context.contracts.book().flatMap((contract) => this.#dueOf(contract, now));
  }

  #dueOf(contract: Contract, now: number): readonly KeptBill[] {
    const span = contractSpan(contract);
    if (!span) return [];
    const { kind, cycle } = contract.terms;
    const { timeZone } = this.#context.rules();
    const made: KeptBill[] = [];
    let here = this.#cursors.get(contract.id) ?? { from: span.from, to: periodAt(cycle, span.from, timeZone).to };
    if (here.from >= span.to || now < settlesAt(kind, Math.min(here.to, span.to))) return made;
    if (cycle === 'five-minutes') {
      const to = Math.min(periodAt(cycle, now - settleDelays[kind], timeZone).from, span.to);
      const bets = betsOf(this.#context.team, contract.payee, { from: here.from, to });
      for (const period of periodsWithBets(bets, timeZone))
        made.push(this.#settled(contract, clip(period, here.from, to)));
      here = { from: to, to: periodAt(cycle, to, timeZone).to };
    } else {
      while (here.from < span.to && now >= settlesAt(kind, Math.min(here.to, span.to))) {
        const period = { from: here.from, to: Math.min(here.to, span.to) };
        // An hour without a bet has nothing to show, and there are many of them.
        const empty = cycle === 'hourly' && sumsOf(this.#context.team, contract.payee, period).bets === 0;
        if (!empty) made.push(this.#settled(contract, period));
        here = { from: period.to, to: periodAt(cycle, period.to, timeZone).to };
      }
    }
    this.#cursors.set(contract.id, here);
    return made;
  }

  #settled(contract: Contract, span: Span): KeptBill {
    const { payer, payee, terms } = contract;
    const { team, times } = this.#context;
    const rules = this.#context.rules();
    const carriedIn = this.lossBefore(contract, span.from);
    const figures = figuresOf(team, rules, { kind: terms.kind, payee, span, carriedIn });
    const settlement = settle(terms, figures, settlementRules(terms.kind, rules.digits));
    if (!settlement) throw new TypeError(`the figures of ${contract.id} cannot be settled`);
    this.#losses.set(`${payer} ${payee} ${terms.kind}`, {
      to: span.to,
      loss: toMinor(settlement.carriedOut, rules.digits) ?? 0n,
    });
    const settledAt = settlesAt(terms.kind, span.to);
    const stamp = new Date(span.from).toISOString().slice(2, 16).replace(/\D/g, '');
    const id = `B${contract.id.slice(1)}${stamp}`;
    const from = payer === null ? 'platform' : 'upline';
    const bill = issueBill({ id, payer: from, amount: settlement.amount }, settledAt, times());
    return { bill, contract, span, settledAt, figures, settlement };
  }
}

const clip = (period: Span, from: number, to: number): Span => ({
  from: Math.max(period.from, from),
  to: Math.min(period.to, to),
});
