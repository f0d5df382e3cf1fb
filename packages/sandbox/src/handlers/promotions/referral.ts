import { fromMinor, periodStart } from '@baize/domain';
import { referralEarnings, referralFriends, referralSummary } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';

export const referralRoutes = [
  answer(referralSummary, (_, { world, account }) => {
    const now = world.clock.now();
    const { digits } = world.currency();
    const { referrals } = world.memberServices();
    const friends = world.settings.emptyLists ? [] : referrals.friends(account.username, now);
    const payments = world.settings.emptyLists ? [] : referrals.payments(account.username);
    const earnedSince = (since: number) =>
      fromMinor(
        payments.reduce((sum, { at, amount }) => (at >= since ? sum + amount : sum), 0n),
        digits,
      );
    return {
      friends: friends.length,
      activeFriends: friends.filter(({ active }) => active).length,
      totalEarned: earnedSince(0),
      monthEarned: earnedSince(periodStart('month', now)),
      nextPayment: referrals.nextPayment(now),
    };
  }),

  answer(referralFriends, ({ pageNo, pageSize }, { world, account }) => {
    const all = world.settings.emptyLists
      ? []
      : world.memberServices().referrals.friends(account.username, world.clock.now());
    const { items, totalPages } = pageOf(all, { pageNo, pageSize });
    return {
      list: items.map(({ name, joined, active, validBets, earned }) => ({
        playerName: name,
        joinTime: joined,
        active,
        validBet: validBets,
        earned,
      })),
      total: all.length,
      totalPages,
    };
  }),

  answer(referralEarnings, ({ since, pageNo, pageSize }, { world, account }) => {
    const { digits } = world.currency();
    const all = world.settings.emptyLists ? [] : world.memberServices().referrals.payments(account.username);
    const found = all.filter(({ at }) => at >= Number(since ?? 0));
    const { items, totalPages } = pageOf(found, { pageNo, pageSize });
    return {
      list: items.map(({ reference, day, at, active, bets, rate, amount }) => ({
        referenceNo: reference,
        day,
        paidTime: at,
        activeFriends: active,
        validBet: fromMinor(bets, digits),
        rate,
        amount: fromMinor(amount, digits),
      })),
      total: found.length,
      totalPages,
    };
  }),
];
