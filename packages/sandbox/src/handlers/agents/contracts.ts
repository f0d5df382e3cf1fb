import {
  type Contract,
  type ContractKind,
  contractSpan,
  isContractOver,
  kindRules,
  periodAt,
  periodsBefore,
  type Span,
} from '@baize/domain';
import { consolidatedFunds, contractDetail, contractLog, contracts, proposalBasis, type WireOf } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';
import { figuresOf } from '../../world/agents/periodFigures.ts';
import { settlementRules, settlesAt } from '../../world/agents/settlements.ts';
import { billedWire, contractWire, memberOf, nameOf, notFound, requireDirect, requireKind } from './contractWire.ts';

type Detail = WireOf<typeof contractDetail>;

const bestOf = 8;

export const contractRoutes = [
  answer(consolidatedFunds, (_, { world: { settings } }) => ({
    dividend: settings.dividend,
    dailySalary: settings.dailySalary,
    hourSalary: settings.hourSalary,
    realTimeSalary: settings.realTimeSalary,
  })),

  answer(contracts, ({ kind }, call) => {
    requireKind(call, kind);
    const { world, account } = call;
    const { username } = account;
    const { service } = world.contracts();
    const all = world.settings.emptyLists ? [] : service.of(username, kind);
    const own = all.find((each) => each === service.inForce(username, kind)) ?? null;
    const next = all.find((each) => each === service.next(username, kind)) ?? null;
    const wired = (found: readonly Contract[]) => found.map((each) => contractWire(each, call));
    const holds = (each: Contract) => each.state.kind === 'active' || each.state.kind === 'terminating';
    return {
      own: own && contractWire(own, call),
      next: next && contractWire(next, call),
      requests: wired(all.filter(({ state }) => state.kind === 'requested')),
      rebates: world.settings.emptyLists ? [] : rebatesOf(call),
      given: wired(all.filter((each) => each.payer === username && holds(each))),
      past: wired(all.filter((each) => isContractOver(each))),
      running: own && runningOf(own, call),
      rules: rulesOf(kind, call),
      blocked: service.blocked(username, kind),
      currency: world.currency().code,
    };
  }),

  answer(contractDetail, ({ contractId }, call) => {
    const { world, account } = call;
    const { service } = world.contracts();
    const contract = service.find(account.username, contractId);
    if (!contract) throw notFound();
    const { payer, payee, terms, state } = contract;
    requireKind(call, terms.kind);
    const versions = service
      .of(payee, terms.kind)
      .filter((each) => each.payee === payee && each.payer === payer && each.startsAt !== null && each !== contract);
    const earlier = versions.find(({ version }) => version < contract.version) ?? null;
    const acceptance = state.kind === 'requested' ? service.acceptance(contract) : null;
    const termination = state.kind === 'active' ? service.termination(contract) : null;
    const before = acceptance ? acceptance.before : earlier;
    const endsAt = acceptance ? (acceptance.beforeEndsAt ?? acceptance.startsAt) : (termination?.endsAt ?? 0);
    const endings = acceptance?.endings ?? termination?.endings ?? [];
    const holding = service.inForce(payee, terms.kind);
    return {
      contract: contractWire(contract, call),
      before: before && contractWire(before, call),
      startsAt: acceptance?.startsAt ?? null,
      beforeEndsAt: acceptance?.beforeEndsAt ?? null,
      endings: endings.map(({ contract: other, problems }) => ({
        ...{ contract: contractWire(other, call), endsAt },
        problems: problems.map((problem) => ({ ...problem })),
      })),
      ended: service.endedWith(contract).map((other) => contractWire(other, call)),
      periods: periodsOf(call, payee, terms.kind, terms.cycle, 3),
      running: holding && runningOf(holding, call),
      versions: versions.map((each) => contractWire(each, call)),
      // The limits of the payer's own contract are shown only to the payer.
      bounds: payer === account.username ? boundsWire(payer, terms.kind, call) : null,
      rules: rulesOf(terms.kind, call),
      currency: world.currency().code,
    } as Detail;
  }),

  answer(proposalBasis, ({ account: id, kind }, call) => {
    requireKind(call, kind);
    const payee = requireDirect(id, call);
    const { world, account } = call;
    const { service: book, team } = world.contracts();
    const pair = book.of(payee, kind).filter((each) => each.payer === account.username && each.payee === payee);
    const current = pair.find((each) => each.state.kind === 'active' || each.state.kind === 'terminating') ?? null;
    const open = pair.find(({ state }) => state.kind === 'requested') ?? null;
    const cycle =
      current?.terms.cycle ?? book.inForce(account.username, kind)?.terms.cycle ?? kindRules[kind].cycles[0];
    const all = periodsOf(call, payee, kind, cycle ?? 'daily', bestOf);
    const best = [...all].sort((a, b) => weightOf(b.figures) - weightOf(a.figures))[0];
    const latest = all.slice(0, 3);
    return {
      payee: memberOf(payee, call),
      team: team.size(payee),
      current: current && contractWire(current, call),
      open: open && contractWire(open, call),
      bounds: boundsWire(account.username, kind, call),
      periods: best && !latest.includes(best) ? [...latest, best] : latest,
      rules: rulesOf(kind, call),
      blocked: book.blocked(account.username, kind),
      currency: world.currency().code,
    } as WireOf<typeof proposalBasis>;
  }),

  answer(contractLog, ({ kind, ...page }, call) => {
    requireKind(call, kind);
    const { world, account } = call;
    const all = world.settings.emptyLists ? [] : world.contracts().service.of(account.username, kind);
    const entries = all
      .flatMap((contract) => contract.log.map(({ at, by }, step) => ({ at, by, step, contract })))
      .sort((a, b) => b.at - a.at);
    const { items, totalPages } = pageOf(entries, page);
    return {
      list: items.map(({ at, by, step, contract }) => ({
        at,
        by: actorName(contract, by, call),
        step,
        contract: contractWire(contract, call),
      })),
      totalPages,
    };
  }),
];

function runningOf(contract: Contract, call: SignedCall): NonNullable<Detail['running']> {
  const { world } = call;
  const { settled: team, figureRules, bills } = world.contracts();
  const now = world.clock.now();
  const { payee, terms } = contract;
  const rules = figureRules();
  const whole = contractSpan(contract);
  const period = periodAt(terms.cycle, now, rules.timeZone);
  const span = { from: Math.max(period.from, whole?.from ?? 0), to: Math.min(period.to, whole?.to ?? period.to) };
  const carriedIn = bills.lossBefore(contract, span.from);
  const figures = figuresOf(team, rules, { kind: terms.kind, payee, span: { from: span.from, to: now }, carriedIn });
  return { ...span, settlesAt: settlesAt(terms.kind, span.to), figures, updatedAt: now } as NonNullable<
    Detail['running']
  >;
}

function periodsOf(
  call: SignedCall,
  payee: string,
  kind: ContractKind,
  cycle: Contract['terms']['cycle'],
  count: number,
) {
  const { world } = call;
  const { settled: team, figureRules, bills } = world.contracts();
  const rules = figureRules();
  const issued = bills.of(payee).filter(({ contract }) => contract.payee === payee && contract.terms.kind === kind);
  return periodsBefore(cycle, world.clock.now(), rules.timeZone, count).map((span: Span) => {
    const bill = issued.find((each) => each.span.from === span.from && each.span.to === span.to);
    const figures = bill?.figures ?? figuresOf(team, rules, { kind, payee, span });
    return { ...span, figures, ...billedWire(bill) };
  });
}

function weightOf(figures: ReturnType<typeof periodsOf>[number]['figures']): number {
  if (figures.kind === 'realtime-salary') return figures.bets.reduce((sum, { stake }) => sum + Number(stake), 0);
  return figures.kind === 'dividend'
    ? Number(figures.stakes) - Number(figures.payouts) - Number(figures.bonuses)
    : Number(figures.validBets);
}

function boundsWire(payer: string, kind: ContractKind, call: SignedCall) {
  const { service: book } = call.world.contracts();
  const bounds = book.boundsOf(payer, kind);
  if (!bounds) return null;
  const source = book.find(payer, bounds.source.kind === 'contract' ? bounds.source.id : '')?.payer;
  return { ...bounds, sourceName: source ? nameOf(source, call) : null };
}

function rulesOf(kind: ContractKind, { world }: SignedCall) {
  const { digits, timeZone } = world.contracts().figureRules();
  return { ...settlementRules(kind, digits), timeZone, requestDays: world.settings.requestDays };
}

function actorName({ payer, payee }: Contract, by: 'payer' | 'payee' | 'platform', call: SignedCall): string | null {
  const username = by === 'payee' ? payee : by === 'payer' ? payer : null;
  return username && nameOf(username, call);
}

/** Returns lower rebates that await an answer on either side, whatever kind is requested. */
function rebatesOf(call: SignedCall) {
  const { world, account } = call;
  return world
    .agents()
    .rates.of(account.username)
    .map(({ id, payer, payee, from, to, expiresAt, seen }) => ({
      id,
      account: memberOf(payee, call),
      side: payee === account.username ? ('payee' as const) : ('payer' as const),
      payerName: payer,
      from,
      to,
      expiresAt,
      seen,
    }));
}
