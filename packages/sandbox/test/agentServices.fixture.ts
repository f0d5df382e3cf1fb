import {
  type ContractKind,
  type ContractTerms,
  checkTerms,
  contractSpan,
  kindRules,
  type Span,
  toMinor,
} from '@baize/domain';
import fc from 'fast-check';
import { BillService } from '../src/world/agents/billService.ts';
import { platformTiers } from '../src/world/agents/contractSeeds.ts';
import { ContractService } from '../src/world/agents/contractService.ts';
import type { SettledBet, SettledTeam } from '../src/world/agents/periodFigures.ts';
import { house, Ledger } from '../src/world/money/ledger.ts';

export const hour = 3_600_000;
export const start = Date.UTC(2026, 9, 28, 9);
const digits = 2;
const currency = { code: 'PKR', symbol: 'Rs', digits };
const timeZone = 'Asia/Karachi';

export const uplines: Readonly<Record<string, string | null>> = { a: null, b: 'a', c: 'a', d: 'b' };
export const accounts = Object.keys(uplines);

export interface PlayedBet extends SettledBet {
  who: string;
}

export function agentWorld(bets: readonly PlayedBet[], opening = 100_000n) {
  let now = start;
  const ledger = new Ledger(currency);
  for (const account of accounts) {
    const sides = { from: house('bank'), to: account, amount: opening, at: start, reference: 'opening' };
    if (opening > 0n) ledger.post({ key: `opening:${account}`, kind: 'deposit', ...sides });
  }
  const team = teamOf(bets);
  const contracts = new ContractService({
    ...{ timeZone, digits, platformTiers, now: () => now, requestMs: 7 * 24 * hour },
    uplineOf: (username) => uplines[username] ?? null,
  });
  const bills = new BillService({
    ...{ ledger, contracts, team, now: () => now },
    rules: () => ({ digits, timeZone, activeMinimum: 500n }),
    settings: () => ({ billCheckHours: 2, billsPerDay: 1_000_000, reviews: 'approve', inquiries: 'approve' }),
  });
  const later = (ms: number) => {
    now += ms;
    bills.settle(now);
  };
  return { ledger, team, contracts, bills, later, now: () => now };
}
export type AgentWorld = ReturnType<typeof agentWorld>;

function teamOf(bets: readonly PlayedBet[]): SettledTeam {
  const isBelow = (agent: string, who: string): boolean => {
    const upline = uplines[who] ?? null;
    return upline !== null && (upline === agent || isBelow(agent, upline));
  };
  const within = ({ from, to }: Span, fits: (who: string) => boolean) =>
    bets.filter(({ at, who }) => at >= from && at < to && fits(who));
  const sums = (found: readonly PlayedBet[]) => ({
    bets: found.length,
    validBets: found.reduce((sum, { valid }) => sum + valid, 0n),
    stakes: found.reduce((sum, { stake }) => sum + stake, 0n),
    payouts: found.reduce((sum, { payout }) => sum + payout, 0n),
    bonuses: 0n,
  });
  const below = (agent: string) => (who: string) => isBelow(agent, who);
  return {
    uplineOf: (username) => uplines[username] ?? null,
    size: (username) => accounts.filter(below(username)).length,
    own: (username, span) => sums(within(span, (who) => who === username)),
    team: (username, span) => sums(within(span, below(username))),
    activeMembers: (username, span, minimum) =>
      accounts.filter(below(username)).filter((who) => sums(within(span, (one) => one === who)).validBets >= minimum)
        .length,
    bets: (username, span) => within(span, below(username)),
    ownBets: (username, span) => within(span, (who) => who === username),
  };
}

export const someBets: fc.Arbitrary<readonly PlayedBet[]> = fc.array(
  fc
    .record({
      who: fc.constantFrom(...accounts),
      minutes: fc.nat({ max: 14 * 24 * 60 }),
      stake: fc.integer({ min: 1, max: 90_000 }),
      won: fc.constantFrom(0, 0, 0, 1, 2, 5),
    })
    .map(({ who, minutes, stake, won }) => ({
      ...{ who, at: start + minutes * 60_000, stake: BigInt(stake), valid: won === 1 ? 0n : BigInt(stake) },
      payout: BigInt(stake * won),
    })),
  { minLength: 1, maxLength: 30, size: 'max' },
);

/** Terms mostly within the platform's bounds, sometimes beyond an upline's. */
export const someTerms = (kind: ContractKind): fc.Arbitrary<ContractTerms> =>
  fc
    .record({
      cycle: fc.constantFrom(...kindRules[kind].cycles),
      steps: fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 3 }),
    })
    .map(({ cycle, steps }) => {
      let [need, rate] = [0, 0];
      const tiers = steps.map(([more, higher]) => {
        need += more;
        rate += higher;
        const rates = kindRules[kind].rates.map((field) => [field, (rate / 100).toFixed(2)]);
        const conditions = kindRules[kind].conditions.map((field) => [
          field,
          String(field === 'active-members' ? Math.min(need, 1) : need),
        ]);
        return Object.fromEntries([...conditions, ...rates]);
      });
      return { kind, cycle, tiers };
    });

/** Returns contradictions in the contracts, by plain comparisons as it is called very often. */
export function contractFaults({ contracts, now }: AgentWorld): readonly string[] {
  const book = contracts.book();
  const faults: string[] = [];
  const twice = (name: string, states: readonly string[]) => {
    const pairs = book
      .filter(({ state }) => states.includes(state.kind))
      .map(({ payer, payee, terms }) => `${payer} ${payee} ${terms.kind}`);
    if (new Set(pairs).size !== pairs.length) faults.push(`two ${name} contracts of a pair and kind`);
  };
  twice('active', ['active']);
  twice('requested', ['requested']);
  for (const contract of book) {
    const { payer, terms, state, log } = contract;
    if (log[0]?.state.kind !== 'requested' || log.at(-1)?.state !== state) faults.push('a contract without its log');
    if (log.some(({ at }, place) => at < (log[place - 1]?.at ?? 0) || at > now())) faults.push('a log out of order');
    if (state.kind !== 'active') continue;
    const above = book.find(
      (each) => each.payee === payer && each.terms.kind === terms.kind && each.state.kind === 'active',
    );
    if (payer !== null && !above) faults.push('a contract that rests on none');
    const tiers = above?.terms.tiers ?? platformTiers(terms.kind);
    if (checkTerms(terms, { source: { kind: 'platform' }, tiers, digits }).length > 0) {
      faults.push('a contract beyond the one above');
    }
  }
  return faults;
}

/** Returns contradictions between bill lines, bills and ledger entries. */
export function billFaults({ bills, ledger }: AgentWorld): readonly string[] {
  const faults: string[] = [];
  const minor = (amount: string) => toMinor(amount, digits) ?? -1n;
  const seen = new Set<string>();
  const sums = new Map<string, bigint>();
  for (const account of accounts) {
    for (const { reference, amount } of ledger.posted(account)) {
      const name = `${account} ${reference}`;
      sums.set(name, (sums.get(name) ?? 0n) + amount);
    }
  }
  for (const payee of accounts) {
    const own = bills.of(payee).filter(({ contract }) => contract.payee === payee);
    for (const { bill, contract, settlement, span } of own) {
      const period = `${contract.payer} ${payee} ${contract.terms.kind} ${span.from}`;
      if (seen.has(period)) faults.push('a period settled twice');
      seen.add(period);
      const whole = contractSpan(contract);
      if (!whole || span.from < whole.from || span.to > whole.to) faults.push('a period outside its contract');
      const shares = settlement.lines.reduce(
        (sum, line) => (line.kind === 'share' ? sum + minor(line.amount) : sum),
        0n,
      );
      if (shares !== minor(bill.amount)) faults.push(`lines of ${shares} for a bill of ${bill.amount}`);
      const { state } = bill;
      const collected = 'collected' in state ? minor(state.collected) : state.kind === 'paid' ? minor(bill.amount) : 0n;
      const posted = (account: string) => sums.get(`${account} ${bill.id}`) ?? 0n;
      if (posted(payee) !== collected) faults.push(`${posted(payee)} posted for ${collected} collected`);
      if (contract.payer === null) continue;
      const approved = ['awaiting-collection', 'partly-collected', 'paid'].includes(state.kind);
      const left = approved ? minor(bill.amount) : state.kind === 'expired' ? collected : 0n;
      if (posted(contract.payer) !== -left) faults.push(`${posted(contract.payer)} posted for ${left} paid`);
    }
  }
  if (ledger.accounts().reduce((sum, account) => sum + ledger.balance(account), 0n) !== 0n)
    faults.push('money from nowhere');
  if (accounts.some((account) => ledger.balance(account) < 0n)) faults.push('a wallet below zero');
  return faults;
}
