import type { BookEvent, ContractKind, ContractTerms, ContractTier, Currency, Cycle, TermsBounds } from '@baize/domain';
import { playAmountIn } from '../base/scales.ts';
import type { ContractService } from './contractService.ts';
import { playerRequest } from './playerRequest.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Later step of a proposal, timed before the world began; terminated contracts were accepted first. */
interface Later {
  does: BookEvent['kind'];
  ago: number;
  by?: 'payer' | 'payee';
  reason?: string;
}

/** Proposal from before the world began; without later steps it awaits an answer. */
interface Seed {
  payer: string | null;
  payee: string;
  ago: number;
  terms: ContractTerms;
  note?: string;
  later?: readonly Later[];
}

const most: Readonly<Record<ContractKind, ContractTier>> = {
  dividend: { 'valid-bets': '0', 'team-result': '0', 'active-members': '0', rate: '45' },
  'daily-salary': { 'valid-bets': '0', 'active-members': '0', rate: '2' },
  'hourly-salary': { 'valid-bets': '0', rate: '2' },
  'realtime-salary': { 'single-bet': '0', 'win-rate': '1', 'loss-rate': '1' },
};

export const platformTiers = (kind: ContractKind): TermsBounds['tiers'] => [most[kind]];

type Row = readonly [number, number, number, number];

const dividend = (cycle: Cycle, ...tiers: readonly Row[]): ContractTerms => ({
  kind: 'dividend',
  cycle,
  tiers: tiers.map(([bets, result, members, rate]) => ({
    'valid-bets': String(bets),
    'team-result': String(result),
    'active-members': String(members),
    rate: String(rate),
  })),
});

const daily = (...tiers: readonly (readonly [bets: number, members: number, rate: number])[]): ContractTerms => ({
  kind: 'daily-salary',
  cycle: 'daily',
  tiers: tiers.map(([bets, members, rate]) => ({
    'valid-bets': String(bets),
    'active-members': String(members),
    rate: String(rate),
  })),
});

const hourly = (...tiers: readonly (readonly [bets: number, rate: number])[]): ContractTerms => ({
  kind: 'hourly-salary',
  cycle: 'hourly',
  tiers: tiers.map(([bets, rate]) => ({ 'valid-bets': String(bets), rate: String(rate) })),
});

const realtime = (...tiers: readonly (readonly [bet: number, won: number, lost: number])[]): ContractTerms => ({
  kind: 'realtime-salary',
  cycle: 'five-minutes',
  tiers: tiers.map(([bet, won, lost]) => ({
    'single-bet': String(bet),
    'win-rate': String(won),
    'loss-rate': String(lost),
  })),
});

const accepted = (ago: number): Later => ({ does: 'accept', ago: ago - 2 * hour });
const agreed = (payer: string | null, payee: string, ago: number, terms: ContractTerms): Seed => ({
  ...{ payer, payee, ago, terms },
  later: [accepted(ago)],
});

const agent = 'demo.agent';
const sub = 'demo.sub';

const seeds: readonly Seed[] = [
  agreed(
    null,
    agent,
    58 * day,
    dividend('semi-monthly', [2_000, 100, 1, 30], [40_000, 3_000, 8, 35], [100_000, 10_000, 14, 40]),
  ),
  agreed(null, agent, 30 * day, daily([1_000, 1, 0.8], [3_000, 1, 1], [8_000, 4, 1.2])),
  agreed(null, agent, 4 * day, hourly([200, 0.5], [1_000, 0.8])),
  agreed(null, agent, 2.5 * day, realtime([20, 0.2, 0.4], [100, 0.3, 0.6])),

  // Contracts of the sub-agent, with two below it that a stricter change ends.
  agreed(agent, sub, 57 * day, dividend('weekly', [3_000, 200, 2, 22], [40_000, 3_000, 8, 28])),
  agreed(sub, 'fara', 56 * day, dividend('weekly', [3_000, 200, 2, 18])),
  agreed(sub, 'gilles', 55 * day, dividend('weekly', [4_000, 300, 2, 15])),
  {
    ...{ payer: agent, payee: sub, ago: 2 * day, note: 'You have grown. More for more.' },
    terms: dividend('weekly', [5_000, 400, 3, 26], [45_000, 3_500, 9, 32]),
  },
  agreed(agent, sub, 29 * day, daily([1_000, 1, 0.5], [3_000, 1, 0.6])),
  agreed(agent, sub, 2.2 * day, realtime([20, 0.1, 0.2], [100, 0.2, 0.4])),

  agreed(agent, 'arlo', 57 * day, dividend('monthly', [2_000, 100, 1, 28], [40_000, 3_000, 8, 34])),
  agreed(agent, 'arlo', 3 * day, hourly([300, 0.3])),
  agreed(agent, 'benna', 56 * day, dividend('semi-monthly', [2_000, 100, 1, 25])),
  // Expires in less than a day.
  { payer: agent, payee: 'benna', ago: 6.2 * day, terms: dividend('semi-monthly', [2_000, 100, 1, 29]) },
  { payer: agent, payee: 'cato', ago: 20 * day, terms: daily([1_000, 1, 0.4]) },
  {
    ...agreed(agent, 'benna', 28 * day, daily([1_000, 1, 0.4])),
    later: [accepted(28 * day), { does: 'terminate', by: 'payee', ago: 12 * day }],
  },
  {
    ...{ payer: agent, payee: 'cato', ago: 24 * day, terms: dividend('monthly', [5_000, 500, 3, 20]) },
    later: [{ does: 'reject', ago: 22 * day, reason: 'I want it settled every week.' }],
  },
  {
    ...agreed(agent, 'cato', 21 * day, dividend('weekly', [5_000, 500, 2, 20])),
    later: [accepted(21 * day), { does: 'terminate', by: 'payer', ago: 0 }],
  },
  {
    ...{ payer: agent, payee: 'dunya', ago: 15 * day, terms: daily([2_000, 1, 0.3]) },
    later: [{ does: 'withdraw', ago: 14 * day }],
  },
  {
    ...{ payer: agent, payee: playerRequest.payee, ago: playerRequest.hoursAgo * hour },
    ...{ terms: daily([1_000, 1, 0.3], [3_000, 1, 0.4]), note: 'For every day you play.' },
  },
];

/** Runs all steps from before the world began in order of time, with amounts fitted to the currency. */
export function seedContracts(service: ContractService, currency: Currency, begun: number): void {
  const ids = new Map<Seed, string>();
  const fitting = seeds.map((seed) => ({ ...seed, terms: termsIn(seed.terms, currency) }));
  const steps = fitting.flatMap((seed) => [
    { ago: seed.ago, run: (at: number) => ids.set(seed, proposed(service, seed, at)) },
    ...(seed.later ?? []).map((later, place) => ({
      ago: later.ago,
      run: (at: number) => answered(service, seed, { id: ids.get(seed) ?? '', seen: place + 1 }, later, at),
    })),
  ]);
  // Whole seconds, the finest unit that pages show.
  for (const { ago, run } of steps.sort((a, b) => b.ago - a.ago)) run(begun - Math.round(ago / 1000) * 1000);
}

const amountFields = ['valid-bets', 'team-result', 'single-bet'] as const;

function termsIn(terms: ContractTerms, currency: Currency): ContractTerms {
  const tiers = terms.tiers.map((tier) => {
    const fields = amountFields.flatMap((name) => {
      const amount = tier[name];
      return amount === undefined ? [] : [[name, playAmountIn(amount, null, currency)] as const];
    });
    return { ...tier, ...Object.fromEntries(fields) };
  });
  return { ...terms, tiers };
}

function proposed(service: ContractService, { payer, payee, terms, note }: Seed, at: number): string {
  const done = service.propose({ payer, payee, terms, note }, at);
  if (done.kind === 'refused')
    throw new RangeError(`a seed cannot be proposed to ${payee}: ${JSON.stringify(done.why)}`);
  return done.contract.id;
}

function answered(
  service: ContractService,
  { payer, payee }: Seed,
  { id, seen }: { id: string; seen: number },
  later: Later,
  at: number,
): void {
  const { does, by = does === 'withdraw' ? 'payer' : 'payee', reason = '' } = later;
  const event: BookEvent =
    does === 'reject' ? { kind: does, reason } : does === 'withdraw' ? { kind: does } : { kind: does, endings: 0 };
  const done = service.act({ account: by === 'payee' ? payee : payer, id, event, seen }, at);
  if (done.kind === 'refused')
    throw new RangeError(`a seed cannot be answered by ${payee}: ${JSON.stringify(done.why)}`);
}
