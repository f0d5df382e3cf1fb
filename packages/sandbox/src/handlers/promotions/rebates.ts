import { fromMinor, rebateTotal, toMinor } from '@baize/domain';
import { claimRebate, manualRebate, rebateHistory } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { pageOf } from '../../http/page.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseAll } from './promotions.ts';

export const rebateRoutes = [
  answer(manualRebate, (_, call) => rebatesOf(call)),

  answer(claimRebate, ({ gameCategory, amount }, call) => {
    refuseAll(call);
    const { world, account } = call;
    const { digits } = world.currency();
    const { rebates } = world.memberServices();
    const due = rebates.claimable(account, gameCategory);
    if (due === 0n) throw new Refusal('nothing-to-claim', { status: 409 });
    if (due !== toMinor(amount, digits)) {
      throw new Refusal('terms-changed', { status: 409, message: 'another sum by now', value: rebatesOf(call) });
    }
    const referenceNo = rebates.claim(account, gameCategory, world.clock.now());
    world.messages.send(account, 'rebate', 'money');
    return { referenceNo, amount: fromMinor(due, digits) };
  }),

  answer(rebateHistory, ({ gameCategory, since, pageNo, pageSize }, { world, account }) => {
    const { digits } = world.currency();
    const all = world.settings.emptyLists ? [] : world.memberServices().rebates.history(account.username);
    const found = all.filter(
      ({ category, at }) => (!gameCategory || category === gameCategory) && at >= Number(since ?? 0),
    );
    const { items, totalPages } = pageOf(found, { pageNo, pageSize });
    return {
      list: items.map(({ reference, at, category, rate, bets, amount }) => ({
        referenceNo: reference,
        claimTime: at,
        gameCategory: category,
        rate,
        validBet: fromMinor(bets, digits),
        amount: fromMinor(amount, digits),
      })),
      total: found.length,
      totalPages,
    };
  }),
];

function rebatesOf({ world, account }: SignedCall) {
  const lines = world.settings.emptyLists ? [] : world.memberServices().rebates.lines(account);
  return {
    list: lines.map(({ category, validBets, ...rest }) => ({ gameCategory: category, validBet: validBets, ...rest })),
    total: rebateTotal(lines, world.currency().digits),
  };
}
