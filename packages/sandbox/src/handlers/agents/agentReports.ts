import { type IncomeSource, incomeSources, type Span } from '@baize/domain';
import { agentIncome, teamBets, teamProfit, teamTransactions } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import type { Account } from '../../world/account/account.ts';
import { branchDays, branchProducts } from '../../world/agents/branchSums.ts';
import { addFigures, type DayFigures } from '../../world/agents/teamFigures.ts';
import { masked } from '../../world/agents/teamName.ts';
import { teamBetPage, teamCashPage } from '../../world/agents/teamRecords.ts';
import { accountWire, betLine, betTotals, moneyOf, spanAsked } from '../records/records.ts';
import { figuresWire, memberWire, pathTo, requireDownline } from './agentWire.ts';

export const agentReportRoutes = [
  answer(teamBets, ({ from, to, account: id, branch, gameCategory, vassalage, status, ...page }, call) => {
    const { world } = call;
    const span = spanAsked(from, to, call);
    const accounts = accountsAsked(id, branch, call);
    const filter = { category: gameCategory ?? null, vendor: vassalage ?? null, status: status ?? null };
    const { rows, count, sums } = teamBetPage(world.team(), accounts, filter, { span, page });
    return {
      list: rows.map(({ account, ...line }) => ({ member: memberWire(account, call), bet: betLine(line, call) })),
      totals: betTotals(count, sums, call),
      totalPages: Math.ceil(count / page.pageSize),
      currency: world.currency().code,
    };
  }),

  answer(teamTransactions, ({ from, to, account: id, branch, type, status, ...page }, call) => {
    const { world } = call;
    const span = spanAsked(from, to, call);
    const accounts = accountsAsked(id, branch, call);
    const filter = { type: type ?? null, status: status ?? null };
    const { rows, count, sums } = teamCashPage(world.team(), accounts, filter, { span, page });
    const [gained = 0n, spent = 0n] = sums;
    const money = moneyOf(call);
    return {
      list: rows.map(({ account, row }) => {
        const record = accountWire(row, { ...call, account });
        // Receivers further down are masked, as in the tree.
        const name = row.type === 'downline' && record.name ? masked(String(record.name)) : record.name;
        return { member: memberWire(account, call), record: { ...record, name, receiptId: null } };
      }),
      totals: { count, gained: money(gained), spent: money(spent), net: money(gained - spent) },
      totalPages: Math.ceil(count / page.pageSize),
      currency: world.currency().code,
    };
  }),

  answer(teamProfit, ({ from, to, account: id, by, pageNo, pageSize }, call) => {
    const { world, account } = call;
    const span = spanAsked(from, to, call);
    const { team } = world.agents();
    const head = id === undefined || id === account.id ? null : requireDownline(call, id);
    const { username } = head ?? account;
    const all = team.team(username, span);
    const totals = head ? addFigures(all, team.own(username, span)) : all;
    const rows = world.settings.emptyLists ? [] : profitRows(by, head, { span, username }, call);
    return {
      path: head ? [...pathTo(head, call), head].map((one) => memberWire(one, call)) : [],
      list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totals: figuresWire(totals, call),
      totalPages: Math.ceil(rows.length / pageSize),
      currency: world.currency().code,
    };
  }),

  answer(agentIncome, ({ from, to, source, account: id, pageNo, pageSize }, call) => {
    const { world } = call;
    const span = spanAsked(from, to, call);
    const member = id === undefined ? null : requireDownline(call, id);
    const lines = incomeLines(span, call).filter((line) => !member || line.member === member);
    const kept = lines.filter((line) => !source || line.source === source);
    const money = moneyOf(call);
    return {
      list: kept.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ member: of, amount, shares, ...line }) => ({
        ...line,
        shares: [...shares],
        member: of && memberWire(of, call),
        amount: money(amount),
      })),
      sources: incomeSources
        .map((one) => ({
          source: one,
          ...incomeSums(
            lines.filter((line) => line.source === one),
            call,
          ),
        }))
        .filter(({ lines: count }) => count > 0),
      totals: incomeSums(kept, call),
      totalPages: Math.ceil(kept.length / pageSize),
      currency: world.currency().code,
      timeZone: world.settings.timeZone,
    };
  }),
];

function accountsAsked(id: string | undefined, branch: string | undefined, call: SignedCall): readonly Account[] {
  const team = call.world.team();
  if (id === undefined) return team.below(call.account.username);
  const found = requireDownline(call, id);
  return branch ? team.branch(found.username, true) : [found];
}

function profitRows(
  by: 'downline' | 'product' | 'day',
  head: Account | null,
  { span, username }: { span: Span; username: string },
  call: SignedCall,
) {
  const team = call.world.team();
  const self = head !== null;
  if (by === 'product') {
    return [...branchProducts(team, username, span, self)].map(([category, figures]) => ({
      category,
      ...figuresWire(figures, call),
    }));
  }
  if (by === 'day') {
    return branchDays(team, username, span, self).map(({ from, figures }) => ({
      day: from,
      ...figuresWire(figures, call),
    }));
  }
  const row = (one: Account, figures: DayFigures, branch: boolean) => ({
    member: memberWire(one, call),
    branch,
    ...figuresWire(figures, call),
  });
  const below = team.direct(username).map((one) => {
    const figures = addFigures(team.own(one.username, span), team.team(one.username, span));
    return { one, figures };
  });
  below.sort((a, b) => Number(b.figures.validBets - a.figures.validBets));
  const own = head ? [row(head, team.own(username, span), false)] : [];
  return [...own, ...below.map(({ one, figures }) => row(one, figures, team.size(one.username) > 0))];
}

interface IncomeLine extends Span {
  id: string;
  source: IncomeSource;
  at: number;
  member: Account | null;
  amount: bigint;
  billId: string | null;
  rebate: { validBets: string; ownRate: string; theirRate: string } | null;
  billed: string | null;
  shares: readonly { base: string; percent: string; amount: string }[];
}

function incomeLines(span: Span, call: SignedCall): readonly IncomeLine[] {
  const { world, account } = call;
  const { income, contracts } = world.agents();
  const money = moneyOf(call);
  const rebates = income
    .of(account.username)
    .filter(({ at }) => at >= span.from && at < span.to)
    .map(({ validBets, ownRate, theirRate, ...line }) => ({
      ...line,
      source: 'rebate' as const,
      billId: null,
      billed: null,
      shares: [],
      rebate: { validBets: money(validBets), ownRate, theirRate },
    }));
  const bills = contracts.incomeOf(account, span).map((line) => ({ ...line, rebate: null }));
  return [...rebates, ...bills].sort((a, b) => b.at - a.at);
}

function incomeSums(lines: readonly IncomeLine[], call: SignedCall) {
  const money = moneyOf(call);
  const sum = (sign: 1n | -1n) =>
    lines.reduce((total, { amount }) => (amount * sign > 0n ? total + amount * sign : total), 0n);
  const [earned, paid] = [sum(1n), sum(-1n)];
  return { lines: lines.length, earned: money(earned), paid: money(paid), net: money(earned - paid) };
}
