import { type BookEvent, type ContractKind, type ContractTerms, contractKinds } from '@baize/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AgentWorld,
  accounts,
  agentWorld,
  billFaults,
  contractFaults,
  hour,
  someBets,
  someTerms,
  uplines,
} from './agentServices.fixture.ts';
import { runs } from './tier.ts';

type Act =
  | { act: 'propose'; payee: string; terms: ContractTerms }
  | { act: 'answer'; place: number; event: BookEvent['kind']; stale: boolean; other: boolean }
  | {
      act: 'bill';
      place: number;
      does: 'pay' | 'collect' | 'collect-part' | 'deny' | 'object';
      stale: boolean;
      other: boolean;
    }
  | { act: 'wait'; hours: number };

const often = <T>(value: T, times: number): T[] => Array.from({ length: times }, () => value);
const rarely = fc.constantFrom(...often(false, 7), true);
const anyTerms = fc.constantFrom<ContractKind[]>(...contractKinds).chain(someTerms);

const anyAct = fc.oneof<fc.MaybeWeightedArbitrary<Act>[]>(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('propose'), payee: fc.constantFrom(...accounts), terms: anyTerms }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('answer'),
      place: fc.nat({ max: 9 }),
      event: fc.constantFrom(...often<BookEvent['kind']>('accept', 6), 'reject', 'withdraw', 'terminate'),
      ...{ stale: rarely, other: rarely },
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('bill'),
      place: fc.nat({ max: 30 }),
      does: fc.constantFrom('pay', 'pay', 'collect', 'collect', 'collect-part', 'deny', 'object'),
      ...{ stale: rarely, other: rarely },
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('wait'), hours: fc.constantFrom(1, 7, 24, 80, 200) }) },
);

function play(world: AgentWorld, act: Act): void {
  if (act.act === 'wait') world.later(act.hours * hour);
  else if (act.act === 'propose') {
    world.contracts.propose({ payer: uplines[act.payee] ?? null, payee: act.payee, terms: act.terms });
  } else if (act.act === 'answer') answer(world, act);
  else move(world, act);
}

function answer({ contracts }: AgentWorld, { place, event, stale, other }: Extract<Act, { act: 'answer' }>): void {
  const wanted = event === 'terminate' ? 'active' : 'requested';
  const fitting = contracts.book().filter(({ state }) => state.kind === wanted);
  const contract = fitting[place % Math.max(1, fitting.length)];
  if (!contract) return;
  const isPayee = (event === 'accept' || event === 'reject') !== other;
  const account = isPayee ? contract.payee : contract.payer;
  const seen = contract.log.length - Number(stale);
  const act = (endings: number) =>
    contracts.act({ account, id: contract.id, seen, event: { kind: event, endings, reason: 'no' } as BookEvent });
  const first = act(0);
  const done = first.kind === 'refused' && first.why.kind === 'count' ? act(first.why.count) : first;
  if (stale && done.kind === 'ok') throw new Error('a stale page was answered');
}

const turns = { pay: 'payer', deny: 'payer', collect: 'payee', 'collect-part': 'payee', object: 'payee' } as const;
const fits = {
  pay: ['awaiting-approval'],
  deny: ['awaiting-approval'],
  collect: ['awaiting-collection', 'partly-collected'],
  'collect-part': ['awaiting-collection', 'partly-collected'],
  object: ['denied', 'awaiting-approval'],
};

function move({ bills, ledger }: AgentWorld, { place, does, stale, other }: Extract<Act, { act: 'bill' }>): void {
  const all = accounts.flatMap((account) => bills.of(account).filter(({ contract }) => contract.payee === account));
  const open = all.filter(({ bill }) => fits[does].includes(bill.state.kind));
  const kept = open[place % Math.max(1, open.length)];
  if (!kept) return;
  const { payer, payee } = kept.contract;
  const username = (turns[does] === 'payee') === other ? payer : payee;
  if (username === null) return;
  const act = { username, id: kept.bill.id, seen: kept.bill.log.length - Number(stale) };
  const before = ledger.balance(username);
  const { amount } = kept.bill;
  const done =
    does === 'pay'
      ? bills.pay(act, amount)
      : does === 'deny' || does === 'object'
        ? bills[does](act, 'no')
        : bills.collect(act, does === 'collect' ? amount : '0.01');
  if (done.kind === 'ok' && (stale || (other && payer !== payee)))
    throw new Error('a stale page or a stranger was served');
  if (done.kind === 'refused' && ledger.balance(username) !== before) throw new Error('a refusal moved money');
}

test('AGT-11 AGT-12 whatever agents do at once with contracts, periods and bills: lines, bills and ledger say the same, and no contract goes beyond the one above', () => {
  const seen = { active: 0, bills: 0, paid: 0, expired: 0, ended: 0 };
  fc.assert(
    fc.property(someBets, fc.array(anyAct, { minLength: 5, maxLength: 30, size: 'max' }), (bets, acts) => {
      const world = agentWorld(bets);
      for (const kind of contractKinds) openAll(world, kind);
      for (const act of acts) {
        play(world, act);
        const moves = act.act === 'wait' || act.act === 'bill';
        const faults = [...contractFaults(world), ...(moves ? billFaults(world) : [])];
        if (faults.length > 0) throw new Error(faults.join(', '));
      }
      const all = accounts.flatMap((account) => world.bills.of(account));
      seen.bills += all.length;
      seen.paid += all.filter(({ bill }) => bill.state.kind === 'paid').length;
      seen.expired += all.filter(({ bill }) => bill.state.kind === 'expired').length;
      seen.active = Math.max(seen.active, world.contracts.book().filter(({ state }) => state.kind === 'active').length);
      seen.ended += world.contracts
        .book()
        .filter(({ state }) => 'cause' in state && state.cause === 'contract-above').length;
    }),
    { numRuns: runs({ quick: 50, full: 100, deep: 500 }) },
  );
  // The generated acts must reach every case.
  expect(
    Object.values(seen).every((count) => count > 0),
    JSON.stringify(seen),
  ).toBe(true);
}, 900_000);

function openAll({ contracts }: AgentWorld, kind: ContractKind): void {
  const rate = { dividend: '30', 'daily-salary': '1', 'hourly-salary': '1', 'realtime-salary': '0.5' }[kind];
  const cycle =
    kind === 'dividend'
      ? 'daily'
      : kind === 'daily-salary'
        ? 'daily'
        : kind === 'hourly-salary'
          ? 'hourly'
          : 'five-minutes';
  const tier = {
    ...{ dividend: { 'valid-bets': '0', 'team-result': '0', 'active-members': '0', rate } },
    ...{ 'daily-salary': { 'valid-bets': '0', 'active-members': '0', rate } },
    ...{ 'hourly-salary': { 'valid-bets': '0', rate } },
    ...{ 'realtime-salary': { 'single-bet': '0', 'win-rate': rate, 'loss-rate': rate } },
  }[kind];
  for (const payee of accounts) {
    const asked = contracts.propose({ payer: uplines[payee] ?? null, payee, terms: { kind, cycle, tiers: [tier] } });
    if (asked.kind !== 'ok') throw new Error(asked.why.kind);
    const done = contracts.act({
      account: payee,
      id: asked.contract.id,
      seen: 1,
      event: { kind: 'accept', endings: 0 },
    });
    if (done.kind !== 'ok') throw new Error(done.why.kind);
  }
}
