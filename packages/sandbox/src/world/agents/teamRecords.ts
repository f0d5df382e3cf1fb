import type { AccountType, MovementState, Span } from '@baize/domain';
import type { Account } from '../account/account.ts';
import { playUnit } from '../base/scales.ts';
import { type AccountFilter, type AccountRow, movedBy } from '../records/accountRecords.ts';
import type { BetFilter } from '../records/betRecords.ts';
import type { Team } from './team.ts';
import { isLive, welcomeGift } from './teamFigures.ts';
import type { TeamBet } from './teamTypes.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

export interface TeamPage<Row> {
  rows: readonly Row[];
  count: number;
  sums: readonly bigint[];
}

export interface TeamAccountRow {
  account: Account;
  row: AccountRow;
}

const everything = { pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER };

/** Pages through a span from its last day, so that only days with rows of the page are sorted. */
function pageByDay<Row>(
  team: Team,
  span: Span,
  { pageNo, pageSize }: Page,
  {
    rowsOf,
    atOf,
    figuresOf,
  }: {
    rowsOf: (day: Span) => readonly Row[];
    atOf: (row: Row) => number;
    figuresOf: (row: Row) => readonly bigint[];
  },
): TeamPage<Row> {
  const { days } = team;
  const [first, last] = [(pageNo - 1) * pageSize, pageNo * pageSize];
  const rows: Row[] = [];
  const sums: bigint[] = [];
  let count = 0;
  for (const day of [...days.touched(team.untilNow(span))].reverse()) {
    const part = { from: Math.max(span.from, days.start(day)), to: Math.min(span.to, days.start(day + 1)) };
    const found = rowsOf(part);
    for (const row of found)
      for (const [place, sum] of figuresOf(row).entries()) sums[place] = (sums[place] ?? 0n) + sum;
    if (count < last && count + found.length > first) {
      const ordered = [...found].sort((a, b) => atOf(b) - atOf(a));
      rows.push(...ordered.slice(Math.max(0, first - count), last - count));
    }
    count += found.length;
  }
  return { rows, count, sums };
}

export function teamBetPage(
  team: Team,
  accounts: readonly Account[],
  { category, vendor, status }: BetFilter,
  { span, page }: { span: Span; page: Page },
): TeamPage<TeamBet> {
  const fits = (bet: TeamBet) =>
    (!category || bet.game.gameType === category) &&
    (!vendor || bet.game.vassalage === vendor) &&
    (!status || bet.status === status);
  return pageByDay(team, span, page, {
    rowsOf: (day) => accounts.flatMap((account) => team.betsOf(account, day).filter(fits)),
    atOf: ({ at }) => at,
    figuresOf: ({ stake, valid, payout, result }) => [stake, valid, payout, result],
  });
}

export function teamCashPage(
  team: Team,
  accounts: readonly Account[],
  filter: AccountFilter,
  { span, page }: { span: Span; page: Page },
): TeamPage<TeamAccountRow> {
  return pageByDay(team, span, page, {
    rowsOf: (day) => accounts.flatMap((account) => cashRows(team, account, filter, day)),
    atOf: ({ row }) => row.at,
    figuresOf: ({ row }) => movedBy(row),
  });
}

const states = { deposit: 'credited', withdrawal: 'received', bonus: 'done' } as const satisfies Partial<
  Record<AccountType, MovementState>
>;
const letters = { deposit: 'D', withdrawal: 'W', bonus: 'B' } as const;

function cashRows(team: Team, account: Account, filter: AccountFilter, day: Span): readonly TeamAccountRow[] {
  const { ledger, accountRecords } = team.books;
  const { username } = account;
  const posted = isLive(team.books, username) || ledger.posted(username).length > 0;
  const gift = welcomeGift(team.books, username);
  const live = posted
    ? accountRecords.page(username, filter, day, everything).rows.filter(({ posting }) => posting !== gift?.posting)
    : [];
  const unit = playUnit(ledger.currency);
  const invented = team.inventedDays(account, day).flatMap(({ day: number, cash }) =>
    cash
      .filter(
        ({ type }) => (!filter.type || type === filter.type) && (!filter.status || states[type] === filter.status),
      )
      .map(({ at, type, amount }): AccountRow => {
        const reference = `${letters[type]}${team.days.name(number).slice(2).replaceAll('-', '')}-${account.id}`;
        const money = BigInt(amount) * unit;
        return {
          posting: 0,
          reference,
          source: reference,
          at,
          type,
          status: states[type],
          amount: type === 'withdrawal' ? -money : money,
          reported: true,
          name: null,
          remark: null,
          receipt: null,
        };
      }),
  );
  return [...live, ...invented].map((row) => ({ account, row }));
}
