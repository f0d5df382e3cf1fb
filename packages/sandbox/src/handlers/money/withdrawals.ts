import { checkPayee, fromMinor } from '@baize/domain';
import {
  addPayee,
  confirmReceipt,
  disputeReceipt,
  removePayee,
  type WireOf,
  withdraw,
  withdrawalSettings,
} from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { freeLeft, withdrawalTerms } from '../../world/money/cashierTerms.ts';
import { payoutRate, usdt } from '../../world/money/depositMethods.ts';
import { type KeptPayee, maskedNumber, payeeProviders, providerName } from '../../world/money/payeeBook.ts';
import { actionAnswer, committed } from './movements.ts';
import { requirePaymentPassword } from './paymentPassword.ts';

export const withdrawalRoutes = [
  answer(withdrawalSettings, async (_, { world, account }) => {
    const cashier = world.cashier();
    const context = cashier.contextOf(account);
    const terms = withdrawalTerms(context, null);
    if (!terms) throw new Refusal('channel-closed', { status: 409, message: 'closed at the moment' });
    const { digits } = world.currency();
    const chains = payoutRate(world.currency(), world.settings) !== null;
    return {
      available: terms.available,
      currency: world.currency().code,
      min: terms.min,
      max: terms.max,
      limitLeft: terms.limitLeft,
      freeLeft: freeLeft(context),
      fee: terms.fee,
      turnoverLeft: terms.turnoverLeft,
      turnoverTotal: fromMinor(cashier.turnover(account.username).total, digits),
      confirmMinutes: world.settings.confirmMinutes,
      hasPassword: (await world.payments.matches(account.username, '')) !== null,
      holder: account.payeeName,
      payees: cashier.payees.of(account).map(payeeWire),
      providers: payeeProviders.filter(({ kind }) => kind !== 'crypto' || chains),
    };
  }),

  answer(addPayee, async ({ paymentPassword, kind, provider, holder, number }, call) => {
    await requirePaymentPassword(call, paymentPassword);
    const draft = { kind, provider, holder, number };
    const fields = checkPayee(draft);
    if (Object.keys(fields).length > 0)
      throw new Refusal('validation-failed', { status: 422, message: 'see the fields', value: { fields } });
    const payee = call.world.payees.add(call.account, draft);
    if (!payee) throw new Refusal('validation-failed', { status: 422, message: 'not a place to receive money' });
    return payeeWire(payee);
  }),

  answer(removePayee, async ({ paymentPassword, payeeId }, call) => {
    await requirePaymentPassword(call, paymentPassword);
    const { world, account } = call;
    if (!world.payees.remove(account, payeeId))
      throw new Refusal('not-found', { status: 404, message: 'no such place' });
    return { payees: world.payees.of(account).map(payeeWire) };
  }),

  answer(withdraw, async ({ paymentPassword, quoteId, amount, amountReceived }, call) => {
    await requirePaymentPassword(call, paymentPassword);
    const agreed = { quote: quoteId, amount, received: amountReceived };
    return committed(call.world.cashier().commit(call.account, 'withdrawal', agreed), call);
  }),

  answer(confirmReceipt, ({ referenceNo, result, amountReceived, pictureIds }, call) => {
    const draft = { result, received: amountReceived, pictures: pictureIds };
    return actionAnswer(call.world.cashier().confirm(call.account, referenceNo, draft), call, referenceNo);
  }),

  answer(disputeReceipt, ({ referenceNo, remark, pictureIds }, call) =>
    actionAnswer(call.world.cashier().dispute(call.account, referenceNo, remark, pictureIds), call, referenceNo),
  ),
];

const payeeWire = ({ id, kind, provider, holder, number }: KeptPayee): WireOf<typeof addPayee> => ({
  payeeId: id,
  kind,
  provider,
  providerName: providerName(provider),
  holder,
  number: maskedNumber(number),
  currency: kind === 'crypto' ? usdt.code : null,
});
