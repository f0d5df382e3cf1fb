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
import type { ContractService } from './contractService.ts';
import { betsOf, type FigureRules, figuresOf, periodsWithBets, type SettledTeam, sumsOf } from './periodFigures.ts';

const minute = 60_000;

/** Delay between the end of a period and its settlement. */
const settleDelays: Readonly<Record<ContractKind, number>> = {
  dividend: 30 * minute,
  'daily-salary': 30 * minute,
  'hourly-salary': 5 * minute,
  'realtime-salary': minute,
};

export const settlesAt = (kind: ContractKind, periodEnd: number): number => periodEnd + settleDelays[kind];

/** Bill with the data of its settlement and the contract as it was then. */
export interface KeptBill {
  bill: Bill;
  readonly contract: Contract;
  readonly span: Span;
  readonly settledAt: number;
  readonly figures: PeriodFigures;
  readonly settlement: Settlement;
}

export interface SettlementContext {
  contracts: ContractService;
  team: SettledTeam;
  rules: () => FigureRules;
  times: () => BillTimes;
}

/** Returns the settlement rules of a kind; a team's loss lowers only the next dividend. */
export const settlementRules = (kind: ContractKind, digits: number): SettlementRules => ({
  digits,
  carriesLosses: kind === 'dividend',
});

export class Settlements {
  readonly #context: SettlementContext;
  /** First unsettled period of each contract. */
  readonly #cursors = new Map<string, Span>();
  /** Loss left by the last period and that period's end, by both sides and kind. */
  readonly #losses = new Map<string, { to: number; loss: bigint }>();

  constructor(context: SettlementContext) {
    this.#context = context;
  }

  /** Returns the loss carried into a period beginning at `from`, in minor units, zero or negative. */
  lossBefore({ payer, payee, terms }: Contract, from: number): bigint {
    const before = this.#losses.get(`${payer} ${payee} ${terms.kind}`);
    return before?.to === from ? before.loss : 0n;
  }

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
        // Hours without bets are frequent and have nothing to show.
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
