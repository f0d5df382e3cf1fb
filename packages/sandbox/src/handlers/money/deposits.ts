import { cancelDeposit, depositSettings, placeDeposit, sendDepositProof } from '@baize/gateway';
import { answer } from '../../http/answer.ts';
import { Refusal } from '../../http/refusal.ts';
import { isOnBreak } from '../../world/account/account.ts';
import { contentOf } from '../../world/base/content.ts';
import { bonusesFor, depositLeft } from '../../world/money/cashierTerms.ts';
import { allowedMethods } from '../../world/money/depositMethods.ts';
import { rulesOf } from '../../world/platform/rules.ts';
import { actionAnswer, committed } from './movements.ts';

export const depositRoutes = [
  answer(depositSettings, (_, { world, account, language }) => {
    if (isOnBreak(account, world.clock.now())) throw new Refusal('on-a-break', { status: 403, message: 'on a break' });
    const context = world.cashier().contextOf(account);
    const methods = world.settings.emptyLists ? [] : allowedMethods(rulesOf(world), world.currency(), world.settings);
    return {
      methods: methods.map((method) => ({
        methodCode: method.code,
        kind: method.kind,
        funding: method.funding ?? null,
        name: method.name,
        currency: method.currency,
        digits: method.digits,
        min: method.min,
        max: method.max,
        quickAmounts: [...method.quick],
        fee: method.fee,
        rate: method.rate,
        minutes: method.minutes,
        maintenance: method.closed,
        needsProof: method.proved,
      })),
      promotions: bonusesFor(context).map(({ id, type, percent, most, min, turnover }) => ({
        promotionId: id,
        title: contentOf(language).promotions[type]?.[0] ?? type,
        percent,
        most,
        min,
        turnover,
      })),
      limitLeft: depositLeft(context),
      currency: world.currency().code,
      turnover: 1,
    };
  }),

  answer(placeDeposit, ({ quoteId, amount, amountReceived }, call) =>
    committed(
      call.world.cashier().commit(call.account, 'deposit', { quote: quoteId, amount, received: amountReceived }),
      call,
    ),
  ),

  answer(sendDepositProof, ({ referenceNo, pictureIds }, call) =>
    actionAnswer(call.world.cashier().prove(call.account, referenceNo, pictureIds), call, referenceNo),
  ),

  answer(cancelDeposit, ({ referenceNo }, call) =>
    actionAnswer(call.world.cashier().cancel(call.account, referenceNo), call, referenceNo),
  ),
];
