import type { Span } from '@baize/domain';
import { agentAttention, agentProfile, downline, teamLevel, teamOverview, teamSearch } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import type { Account } from '../../world/account/account.ts';
import type { DownlineEvent } from '../../world/agents/agents.ts';
import { branchDays, branchProducts } from '../../world/agents/branchSums.ts';
import { filteredTeam } from '../../world/agents/teamFilter.ts';
import { nameFor } from '../../world/agents/teamName.ts';
import { playAmountIn } from '../../world/base/scales.ts';
import { takesNoMoney } from '../../world/money/cashierTerms.ts';
import { moneyOf, spanAsked } from '../records/records.ts';
import { downlineRow, figuresWire, memberWire, pathTo, requireDownline, teamFiguresWire } from './agentWire.ts';

const mostHits = 50;
const best = 5;

export const agentTeamRoutes = [
  answer(agentProfile, (_, { world, account }) => {
    const { team, rates } = world.agents();
    const { activeMinimum, timeZone, opensAgents, opensMembers, downlineTransfers } = world.settings;
    const currency = world.currency();
    const { code, digits } = currency;
    return {
      account: account.id,
      name: account.username,
      level: team.levelOf(account.username),
      uplineName: account.upline,
      rebate: rates.rateOf(account.username),
      opensAgents,
      opensMembers,
      transfers: downlineTransfers,
      activeMinimum: playAmountIn(String(activeMinimum), null, currency),
      timeZone,
      digits,
      currency: code,
    };
  }),

  answer(agentAttention, (_, { world, account }) => {
    const agents = world.agents();
    return {
      items: [...agents.attentionOf(account)],
      counts: agents.contracts.countsOf(account),
      announcements: world.settings.emptyLists ? 0 : agents.notices.unread(account.username),
    };
  }),

  answer(teamOverview, ({ from, to }, call) => {
    const { world, account } = call;
    const span = spanAsked(from, to, call);
    const { team } = world.agents();
    const { username } = account;
    const before = spanBefore(span, call);
    const money = moneyOf(call);
    const earlier = branchDays(team, username, before);
    const days = branchDays(team, username, span).map((day, place) => {
      const then = earlier[place];
      return {
        day: day.from,
        validBets: money(day.figures.validBets),
        deposits: money(day.figures.deposits),
        beforeDay: then?.from ?? before.from,
        beforeValidBets: money(then?.figures.validBets ?? 0n),
      };
    });
    return {
      size: world.settings.emptyLists ? 0 : team.size(username),
      direct: world.settings.emptyLists ? 0 : team.direct(username).length,
      current: teamFiguresWire(span, call),
      before: teamFiguresWire(before, call),
      beforeFrom: before.from,
      beforeTo: before.to,
      days,
      best: bestOf(span, before, call),
      products: [...branchProducts(team, username, span)]
        .map(([category, figures]) => ({ category, ...figuresWire(figures, call) }))
        .sort((a, b) => Number(b.validBets) - Number(a.validBets)),
      updatedAt: team.asOf,
      currency: world.currency().code,
    };
  }),

  answer(teamLevel, ({ parent, from, to, pageNo, pageSize, ...filter }, call) => {
    const { world, account } = call;
    const span = spanAsked(from, to, call);
    const agents = world.agents();
    const { team } = agents;
    const above = parent === undefined || parent === account.id ? account : requireDownline(call, parent);
    const found = filteredTeam(agents, account.username, filter);
    const kept = (one: Account) => found.countIn(one) > 0;
    const all = world.settings.emptyLists ? [] : team.direct(above.username).filter(kept);
    const bets = new Map(all.map((one) => [one, branchBets(one, span, call)]));
    const ordered = [...all].sort((a, b) => compare(bets.get(b) ?? 0n, bets.get(a) ?? 0n));
    const page = ordered.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return {
      rows: page.map((one) => {
        const children = team.direct(one.username).filter(kept).length;
        return downlineRow(one, span, { children, matches: found.matches(one) }, call);
      }),
      total: all.length,
      totalPages: Math.ceil(all.length / pageSize),
      teamTotal: world.settings.emptyLists ? 0 : found.total,
      updatedAt: team.asOf,
      currency: world.currency().code,
    };
  }),

  answer(teamSearch, ({ text, ...filter }, call) => {
    const { world, account } = call;
    const agents = world.agents();
    const found = filteredTeam(agents, account.username, filter);
    const wanted = text.toLowerCase();
    const hits = (world.settings.emptyLists ? [] : agents.team.below(account.username)).filter(
      (one) => one.username.includes(wanted) && found.matches(one),
    );
    return {
      hits: hits.slice(0, mostHits).map((one) => ({
        member: memberWire(one, call),
        path: pathTo(one, call).map((above) => memberWire(above, call)),
      })),
      total: hits.length,
    };
  }),

  answer(downline, ({ account: id, from, to }, call) => {
    const { world, account } = call;
    const found = requireDownline(call, id);
    const agents = world.agents();
    const { team, invitations, contracts } = agents;
    const span = spanAsked(from, to, call);
    const children = team.direct(found.username).length;
    const nameOf = (username: string | null) => {
      const by = username === null ? undefined : world.accounts.find(username);
      return by ? nameFor(by, account) : null;
    };
    const invitation = invitations.ofAccount(found);
    const openedAt = world.accounts.openedAt(found);
    const events = [...agents.eventsOf(found.username), ...transfersTo(found, call)].sort((a, b) => b.at - a.at);
    return {
      row: downlineRow(found, span, { children, matches: true }, call),
      path: pathTo(found, call).map((above) => memberWire(above, call)),
      openedAt,
      openedBy: invitation?.agent === account.username ? invitation.label : nameOf(found.upline),
      closed: takesNoMoney(found, world.clock.now()),
      contracts: [...contracts.contractsOf(found.username)],
      log: [
        ...events.map(({ by, ...event }) => ({ ...event, by: nameOf(by) })),
        { at: openedAt, by: nameOf(found.upline), what: 'opened', detail: invitation?.label ?? null },
      ],
      currency: world.currency().code,
    };
  }),
];

function transfersTo({ username }: Account, call: SignedCall): readonly DownlineEvent[] {
  const cashier = call.world.cashier();
  return cashier.ledger.posted(username).flatMap(({ at, amount, reference }) => {
    const movement = amount > 0n ? cashier.order(reference) : null;
    return movement?.kind === 'downline'
      ? [{ at, by: movement.username, what: 'transfer', detail: moneyOf(call)(amount) }]
      : [];
  });
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

function branchBets({ username }: Account, span: Span, { world }: SignedCall): bigint {
  const { team } = world.agents();
  return team.own(username, span).validBets + team.team(username, span).validBets;
}

function spanBefore({ from, to }: Span, { world }: SignedCall): Span {
  const { days } = world.team();
  if (to <= from) return { from, to: from };
  const first = days.at(from);
  const whole = days.start(first) === from;
  return whole
    ? { from: days.start(first - days.touched({ from, to }).length), to: from }
    : { from: 2 * from - to, to: from };
}

function bestOf(span: Span, before: Span, call: SignedCall) {
  const { world, account } = call;
  const money = moneyOf(call);
  const members = world.settings.emptyLists ? [] : world.team().direct(account.username);
  return members
    .map((one) => ({ one, bets: branchBets(one, span, call) }))
    .filter(({ bets }) => bets > 0n)
    .sort((a, b) => compare(b.bets, a.bets))
    .slice(0, best)
    .map(({ one, bets }) => ({
      member: memberWire(one, call),
      validBets: money(bets),
      beforeValidBets: money(branchBets(one, before, call)),
    }));
}
