import { fromMinor, type MovementKind } from '@baize/domain';
import { recallWallets, transferUpline, uplineSettings, wallets, walletTransfer } from '@baize/gateway';
import { answer, type SignedCall } from '../../http/answer.ts';
import { maskedName, uplineTerms } from '../../world/money/cashierTerms.ts';
import { vendorWallets } from '../../world/money/vendorWallets.ts';
import { committed } from './movements.ts';
import { requirePaymentPassword } from './paymentPassword.ts';

export const transferRoutes = [
  answer(wallets, (_, { world, account }) => {
    const { ledger } = world.cashier();
    const { digits, code } = ledger.currency;
    return {
      isSingle: world.settings.singleWallet,
      currency: code,
      mainBalance: fromMinor(ledger.balance(account.username), digits),
      wallets: vendorWallets(world.settings, ledger, account.username).map(({ vendor, name, open, minor }) => ({
        vassalage: vendor,
        name,
        balance: open ? fromMinor(minor, digits) : null,
        maintenance: !open,
      })),
    };
  }),

  answer(walletTransfer, (input, call) => agreedOn('wallet', input, call)),
  answer(recallWallets, (input, call) => agreedOn('recall', input, call)),

  answer(uplineSettings, async (_, { world, account }) => {
    const terms = uplineTerms(world.cashier().contextOf(account));
    return {
      allowed: account.toUpline && account.upline !== null,
      upline: account.upline && maskedName(account.upline),
      available: terms.available,
      currency: world.currency().code,
      min: terms.min,
      max: terms.max,
      limitLeft: terms.limitLeft,
      turnoverLeft: terms.turnoverLeft,
      hasPassword: (await world.payments.matches(account.username, '')) !== null,
    };
  }),

  answer(transferUpline, async ({ paymentPassword, ...input }, call) => {
    await requirePaymentPassword(call, paymentPassword);
    return agreedOn('upline', input, call);
  }),
];

export function agreedOn(
  kind: MovementKind,
  input: { quoteId: string; amount: string; amountReceived: string },
  call: SignedCall,
) {
  const agreed = { quote: input.quoteId, amount: input.amount, received: input.amountReceived };
  return committed(call.world.cashier().commit(call.account, kind, agreed), call);
}
