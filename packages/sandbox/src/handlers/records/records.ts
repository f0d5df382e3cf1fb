import {
  addDays,
  type BetFigures,
  dayOf,
  dayStart,
  fromMinor,
  gameTypes,
  isMoment,
  longestRange,
  periodsOf,
  type Span,
  stepFor,
} from '@baize/domain';
import {
  accountRecord,
  accountRecords,
  bettingRecord,
  bettingRecords,
  personalProfit,
  type WireOf,
} from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { contentOf } from '../../world/base/content.ts';
import type { AccountRow } from '../../world/records/accountRecords.ts';
import { type BetRow, outcomeOf } from '../../world/records/betRecords.ts';
import { gamePicture } from '../base/wire.ts';
import { betWire as lotteryWire } from '../lottery/lotteryBets.ts';

export const recordRoutes = [
  answer(bettingRecords, ({ from, to, gameCategory, vassalage, status, ...page }, call) => {
    const { world, account } = call;
    const span = spanAsked(from, to, call);
    const filter = { category: gameCategory ?? null, vendor: vassalage ?? null, status: status ?? null };
    const { rows, count, sums } = world.betRecords().page(account.username, filter, span, page);
    return {
      list: rows.map((row) => betWire(row, call)),
      totals: betTotals(count, sums, call),
      totalPages: Math.ceil(count / page.pageSize),
      currency: world.currency().code,
    };
  }),

  answer(bettingRecord, ({ orderNo }, call) => {
    const { world, account } = call;
    const row = world.betRecords().find(account.username, orderNo);
    if (!row) throw new Refusal('not-found', { message: 'no such bet' });
    const slip = row.ticket === null ? undefined : world.bets.find(row.ticket);
    return {
      record: betWire(row, call),
      settleTime: row.settledAt,
      lottery: slip ? lotteryWire(slip) : null,
      currency: world.currency().code,
    };
  }),

  answer(accountRecords, ({ from, to, type, status, ...page }, call) => {
    const { world, account } = call;
    const span = spanAsked(from, to, call);
    const filter = { type: type ?? null, status: status ?? null };
    const { rows, count, sums } = world.accountRecords().page(account.username, filter, span, page);
    const [gained = 0n, spent = 0n] = sums;
    const money = moneyOf(call);
    return {
      list: rows.map((row) => accountWire(row, call)),
      totals: { count, gained: money(gained), spent: money(spent), net: money(gained - spent) },
      totalPages: Math.ceil(count / page.pageSize),
      currency: world.currency().code,
    };
  }),

  answer(accountRecord, ({ referenceNo }, call) => {
    const row = call.world.accountRecords().find(call.account.username, referenceNo);
    if (!row) throw new Refusal('not-found', { message: 'no such record' });
    return { record: accountWire(row, call), currency: call.world.currency().code };
  }),

  answer(personalProfit, ({ from, to, step: asked, timeZone, gameCategory }, call) => {
    const { world, account } = call;
    const span = spanAsked(from, to, call);
    const records = world.betRecords();
    const figures = (within: Span, category: typeof gameCategory) => {
      const { count, sums } = records.settledSums(account.username, category ?? null, within);
      return betTotals(count, sums, call);
    };
    const step = stepFor(span, asked);
    return {
      totals: figures(span, gameCategory),
      step,
      categories: categoriesOf(call)
        .map((category) => ({ gameCategory: category, ...figures(span, category) }))
        .filter(({ count }) => count > 0),
      periods: periodsOf(span, step, timeZone).map((period) => ({ ...period, ...figures(period, gameCategory) })),
      currency: world.currency().code,
    };
  }),
];

const categoriesOf = ({ world }: SignedCall) => (world.settings.emptyLists ? [] : gameTypes);

/** Returns the requested span, if a calendar in any time zone could ask for it. */
export function spanAsked(from: number, to: number, { world }: SignedCall): Span {
  if (!isMoment(from)) throw new Refusal('validation-failed', { message: 'no moment that is shown' });
  const longest = dayStart(addDays(dayOf(from, 'UTC'), longestRange + 2), 'UTC');
  if (to <= from || to > longest) throw new Refusal('validation-failed', { message: 'no span that is shown' });
  return world.settings.emptyLists ? { from, to: from } : { from, to };
}

export const moneyOf = ({ world }: Pick<SignedCall, 'world'>) => {
  const { digits } = world.currency();
  return (minor: bigint) => fromMinor(minor, digits);
};

export function betTotals(count: number, sums: readonly bigint[], call: SignedCall) {
  const [stake = 0n, valid = 0n, payout = 0n, result = 0n] = sums;
  const money = moneyOf(call);
  return { count, betAmount: money(stake), validBet: money(valid), payout: money(payout), winLoss: money(result) };
}

const betWire = (row: BetRow, call: SignedCall) => betLine({ ...row, ...outcomeOf(row) }, call);

export type BetLine = Pick<BetRow, 'game' | 'reference' | 'at' | 'stake'> & BetFigures;

export function betLine(line: BetLine, call: SignedCall): WireOf<typeof bettingRecord>['record'] {
  const { game, reference, at, stake, status, valid, payout, result } = line;
  const money = moneyOf(call);
  return {
    orderNo: reference,
    betTime: at,
    gameCategory: game.gameType,
    vassalage: game.vassalage,
    vassalageName: game.vendor.name,
    gameCode: game.code,
    gameName: game.title,
    icon: gamePicture(game.vassalage, game.code),
    betAmount: money(stake),
    validBet: money(valid),
    payout: money(payout),
    winLoss: money(result),
    status,
  };
}

export function accountWire(row: AccountRow, call: SignedCall): WireOf<typeof accountRecord>['record'] {
  const { reference, at, type, status, amount, remark, receipt } = row;
  return {
    referenceNo: reference,
    applyTime: at,
    type,
    name: row.name ?? nameOf(row, call),
    amount: moneyOf(call)(amount),
    status,
    remark,
    receiptId: receipt,
  };
}

function nameOf({ type, source }: AccountRow, { world, account, language }: SignedCall): string | null {
  if (source === 'welcome') return contentOf(language).welcomeGift;
  const promotion = /^promotion:p-(.+)$/.exec(source)?.[1];
  if (promotion) return contentOf(language).promotions[promotion]?.[0] ?? null;
  if (type !== 'redemption') return null;
  const order = world
    .points()
    .orders(account.username)
    .find((one) => one.reference === source);
  return (
    world
      .points()
      .rewards(language)
      .find(({ id }) => id === order?.reward)?.name ?? null
  );
}
