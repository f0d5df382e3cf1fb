import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actOnContract, type BookEvent, type BookRules, proposeContract, tickContracts } from './contractBook.ts';
import { type ContractBook, isInForce, requestLifeMs } from './contracts.ts';
import { type ContractTerms, checkTerms } from './contractTerms.ts';
import { dividendTerms, dividendTier, runs } from './contractTestData.ts';

const uplines: Readonly<Record<string, string | null>> = { a: null, b: 'a', c: 'a', d: 'b' };
const accounts = Object.keys(uplines);
const rules: BookRules = {
  timeZone: 'America/New_York',
  digits: 2,
  requestMs: requestLifeMs,
  uplineOf: (account) => uplines[account] ?? null,
  platformTiers: () => [dividendTier('0', '0', '0', '9')],
};

/**
 * `stale`: the page was loaded before the latest changes. `wrong`: the other side acts, or a different number is typed.
 */
type Command =
  | { kind: 'propose'; payee: string; terms: ContractTerms }
  | { kind: 'act'; place: number; event: BookEvent['kind']; stale: boolean; wrong: boolean }
  | { kind: 'wait'; days: number };

const someTerms = fc
  .record({
    need: fc.nat({ max: 2 }),
    rate: fc.integer({ min: 1, max: 10 }),
    cycle: fc.constantFrom('daily', 'weekly', 'semi-monthly', 'monthly'),
  })
  .map(
    ({ need, rate, cycle }): ContractTerms => ({ ...dividendTerms([[String(need), '0', '0', String(rate)]]), cycle }),
  );
const often = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('propose' as const), payee: fc.constantFrom(...accounts), terms: someTerms }),
  fc.record({
    kind: fc.constant('act' as const),
    place: fc.nat({ max: 9 }),
    event: fc.constantFrom(...often<BookEvent['kind']>('accept', 6), 'reject', 'withdraw', 'terminate'),
    stale: fc.constantFrom(...often(false, 7), true),
    wrong: fc.constantFrom(...often(false, 7), true),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
);

const opening = accounts.flatMap((payee, place): Command[] => [
  { kind: 'propose', payee, terms: dividendTerms([[String(place), '0', '0', String(8 - place)]]) },
  { kind: 'act', place: 0, event: 'accept', stale: false, wrong: false },
]);

function run(book: ContractBook, order: Command, now: number): ContractBook {
  if (order.kind === 'wait') return tickContracts(book, now);
  if (order.kind === 'propose') {
    const { payee, terms } = order;
    const proposal = { id: String(book.length), payer: rules.uplineOf(payee), payee, terms };
    const answer = proposeContract(book, proposal, now, rules);
    return answer.kind === 'ok' ? answer.book : book;
  }
  const wanted = order.event === 'terminate' ? 'active' : 'requested';
  const fitting = book.filter(({ state }) => state.kind === wanted);
  const among = fitting.length > 0 ? fitting : book;
  const contract = among[order.place % among.length];
  if (!contract) return book;
  const isPayee = (order.event === 'accept' || order.event === 'reject') !== order.wrong;
  const account = isPayee ? contract.payee : contract.payer;
  const step = { account, now, seen: contract.log.length - (order.stale ? 1 : 0) };
  const act = (endings: number) =>
    actOnContract(book, contract.id, { kind: order.event, endings, reason: 'no' } as BookEvent, step, rules);
  const first = act(order.wrong ? 99 : 0);
  const answer = first.kind === 'refused' && first.why.kind === 'count' && !order.wrong ? act(first.why.count) : first;
  if (order.stale && answer.kind === 'ok') throw new Error('a stale page was answered');
  return answer.kind === 'ok' ? answer.book : book;
}

/** Lists violated invariants, without `expect` because it runs very often. */
function faultsOf(book: ContractBook, now: number): string[] {
  const faults: string[] = [];
  const expectTrue = (holds: boolean, fault: string) => holds || faults.push(fault);
  const atMostOne = (name: string, kept: (contract: ContractBook[number]) => boolean) => {
    const pairs = book.filter(kept).map(({ payer, payee, terms }) => `${payer} ${payee} ${terms.kind}`);
    expectTrue(new Set(pairs).size === pairs.length, `two ${name} contracts of a pair`);
  };
  atMostOne('active', ({ state }) => state.kind === 'active');
  atMostOne('requested', ({ state }) => state.kind === 'requested');
  atMostOne('settling', (contract) => isInForce(contract, now));
  for (const { payer, terms, state, startsAt, log } of book) {
    expectTrue(log[0]?.by === 'payer' && log[0].state.kind === 'requested', 'a log without its request');
    expectTrue(log.at(-1)?.state === state, 'a state that is not in the log');
    expectTrue(
      log.every(({ at }, place) => at >= (log[place - 1]?.at ?? 0)),
      'a log out of order',
    );
    expectTrue((startsAt !== null) === log.some((entry) => entry.state.kind === 'active'), 'a beginning without a yes');
    if (state.kind !== 'active') continue;
    const above = book.find((each) => each.payee === payer && each.state.kind === 'active');
    expectTrue(payer === null || above !== undefined, 'a contract that rests on none');
    const tiers = above?.terms.tiers ?? rules.platformTiers(terms.kind);
    const problems = checkTerms(terms, { source: { kind: 'platform' }, tiers, digits: 2 });
    expectTrue(problems.length === 0, 'a contract beyond the one above');
  }
  return faults;
}

/** Agreed terms never change, and a log only grows. */
const isFurther = (before: ContractBook, after: ContractBook): boolean =>
  before.every(
    ({ terms, log }, place) =>
      after[place]?.terms === terms && log.every((entry, line) => after[place]?.log[line] === entry),
  );

test('AGT-11 whatever several agents do at once, a pair has one active contract at most, within the one above, each with its log', () => {
  let [most, ended] = [0, 0];
  fc.assert(
    fc.property(fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }), (commands) => {
      let now = Date.parse('2024-10-20T12:00:00Z');
      let book: ContractBook = opening.reduce<ContractBook>((before, order) => run(before, order, now), []);
      for (const order of commands) {
        if (order.kind === 'wait') now += order.days * 86_400_000;
        const next = run(book, order, now);
        if (!isFurther(book, next)) throw new Error('terms or a log were changed');
        const faults = faultsOf(next, now);
        if (faults.length > 0) throw new Error(faults.join(', '));
        book = next;
      }
      most = Math.max(most, book.filter(({ state }) => state.kind === 'active').length);
      ended += book.filter(({ state }) => state.kind === 'terminating' && state.cause === 'contract-above').length;
    }),
    { numRuns: runs({ quick: 100, full: 500, deep: 2_500 }) },
  );
  expect(most).toBeGreaterThanOrEqual(3);
  expect(ended).toBeGreaterThan(0);
}, 120_000);
