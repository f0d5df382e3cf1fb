import { fromMinor } from '@baize/domain';
import {
  convertPoint,
  moneyFate,
  pointBalance,
  pointConfig,
  pointDetail,
  pointQuote,
  pointRewards,
  redeemPointList,
  redeemPointReward,
  type WireOf,
} from '@baize/gateway';
import { answer, type Call, type SignedCall } from '../../http/answer.ts';
import { moneyKey } from '../../http/idempotency.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { contentOf } from '../../world/base/content.ts';
import { playAmount } from '../../world/base/scales.ts';
import type { Attempted, Order } from '../../world/promotions/points.ts';
import { earning, pointRules } from '../../world/promotions/rewards.ts';
import { requirePaymentPassword } from '../money/paymentPassword.ts';

export const pointRoutes = [
  answer(pointBalance, (_, { world, account }) => balanceOf(world.points(), account.username)),

  answer(pointRewards, (_, { world, language }) =>
    world.settings.emptyLists ? [] : world.points().rewards(language).map(rewardWire),
  ),

  answer(pointConfig, (_, { world, language }) => {
    return {
      rate: world.points().rate(),
      earning: Object.entries(earning).map(([type, units]) => ({
        type: type as keyof typeof earning,
        amountPerPoint: playAmount(units, world.currency()),
      })),
      rules: [...pointRules(language)],
    };
  }),

  answer(pointDetail, ({ pointType, since, pageNo, pageSize, language }, { world, account }) => {
    const entries = world.settings.emptyLists ? [] : world.points().detail(account.username);
    const found = entries.filter(({ kind, at }) => (!pointType || kind === pointType) && at >= Number(since ?? 0));
    return paged(found, pageNo, pageSize, ({ posting, kind, amount, at, reference }) => ({
      id: posting,
      type: kind,
      points: String(amount),
      time: at,
      remark: kind === 'redeem' ? reference : (world.games.byCode(reference)?.title ?? depositRemark(language)),
    }));
  }),

  answer(redeemPointList, ({ status, type, since, pageNo, pageSize }, call) => {
    const { world, account } = call;
    const orders = world.settings.emptyLists ? [] : world.points().orders(account.username);
    const found = orders.filter(
      (order) =>
        (!status || order.status === status) && (!type || order.kind === type) && order.at >= Number(since ?? 0),
    );
    return paged(found, pageNo, pageSize, (order) => orderWire(order, call));
  }),

  answer(redeemPointReward, async (input, call) => {
    await requirePaymentPassword(call, input.paymentPassword);
    const { rewardId, quantity, pointsRequired, amountRequired, version } = input;
    const asked = { reward: rewardId, quantity, points: pointsRequired, amount: amountRequired, version };
    const attempted = call.world.points().redeem(call.account.username, asked);
    if (attempted.ok) giveRounds(attempted.order, call);
    return settled(attempted, call);
  }),

  answer(pointQuote, ({ points }, { world, account }) => quoteOf(world, account.username, points)),

  answer(convertPoint, async ({ paymentPassword, ...asked }, call) => {
    await requirePaymentPassword(call, paymentPassword);
    const attempted = call.world.points().convert(call.account.username, asked);
    return settled(attempted, call, () => quoteOf(call.world, call.account.username, asked.points));
  }),

  answer(moneyFate, async ({ key }, call) => {
    const fate = await call.idempotency.fateOf(moneyKey(call, key));
    const named = (fate.state === 'done' ? fate.value : {}) as { referenceNo?: string; orderNo?: string };
    return { state: fate.state, referenceNo: named.referenceNo ?? named.orderNo ?? null };
  }),
];

const balanceOf = (mall: ReturnType<Call['world']['points']>, username: string) => ({
  points: String(mall.balance(username)),
  version: mall.version(username),
});

/** Quotes points. Points that cannot be converted are refused; the page applies the same rule to explain why. */
function quoteOf(world: Call['world'], username: string, asked: string | undefined): WireOf<typeof pointQuote> {
  const mall = world.points();
  const points = asked ?? mall.rate().min;
  const amount = mall.quote(username, points);
  if (amount === null) throw new Refusal('validation-failed', { message: 'these points cannot be converted' });
  return { points, amount, currency: world.currency().code, version: mall.version(username) };
}

/** Returns the order, or throws; changed terms carry the new ones, which must be confirmed. */
function settled(attempted: Attempted, call: SignedCall, terms: () => unknown = () => null) {
  if (attempted.ok) return orderWire(attempted.order, call);
  switch (attempted.problem) {
    case 'changed':
      throw new Refusal('terms-changed', { status: 409, message: 'the terms have changed', value: terms() });
    case 'points':
      throw new Refusal('insufficient-points');
    case 'money':
      throw new Refusal('insufficient-balance');
    case 'stock':
    case 'sold-out':
      throw new Refusal('out-of-stock');
    default:
      throw new Refusal('validation-failed');
  }
}

function rewardWire(reward: ReturnType<ReturnType<Call['world']['points']>['rewards']>[number]) {
  return {
    rewardId: reward.id,
    rewardType: reward.kind,
    rewardName: reward.name,
    icon: reward.picture,
    pointsRequired: reward.points,
    amountRequired: reward.amount,
    stock: reward.stock,
    maxQuantity: reward.most,
  };
}

function giveRounds({ reference: id, reward: name, quantity }: Order, { world, account }: SignedCall): void {
  const reward = world
    .points()
    .rewards('EN')
    .find((one) => one.id === name);
  if (!name || !reward || reward.rounds === 0) return;
  const [count, stake] = [reward.rounds * quantity, reward.roundStake];
  world.memberServices().freeRounds.give(account.username, { id, name, count, stake });
}

const wordsOf = (language: string | undefined) => contentOf(language ?? 'EN').pointRemarks;
const depositRemark = (language: string | undefined) => wordsOf(language).deposit;

function orderWire(order: Order, { world, language }: Call): WireOf<typeof redeemPointReward> {
  const { digits } = world.currency();
  const reward = world
    .points()
    .rewards(language)
    .find(({ id }) => id === order.reward);
  return {
    referenceNo: order.reference,
    applyTime: order.at,
    type: order.kind,
    name: reward?.name ?? wordsOf(language).cash,
    quantity: order.quantity,
    pointsRequired: String(order.points),
    amountRequired: fromMinor(order.amount, digits),
    amountReceived: fromMinor(order.received, digits),
    status: order.status,
    remark: order.status === 'rejected' ? wordsOf(language).rejected : null,
  };
}

function paged<T, U>(all: readonly T[], pageNo: number, pageSize: number, wire: (item: T) => U) {
  const { items, totalPages } = pageOf(all, { pageNo, pageSize });
  return { list: items.map(wire), total: all.length, totalPages };
}
