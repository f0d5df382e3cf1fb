import { mainWallet } from '@baize/domain';
import {
  agreedTo,
  type Client,
  convertPoint,
  type MoneyEndpoint,
  type MoneyQuote,
  moneyQuote,
  placeDeposit,
  pointQuote,
  transferUpline,
  walletTransfer,
  withdraw,
  withdrawalSettings,
} from '@baize/gateway';
import { password } from './points.fixture.ts';
import { noon } from './visit.ts';

export const movable = ['wallet', 'deposit', 'withdrawal', 'upline', 'points'] as const;
export type Movable = (typeof movable)[number];

interface Terms {
  quote: MoneyQuote;
  endpoint: MoneyEndpoint;
  input: Record<string, unknown>;
}

/** Asks the platform for what a press needs: figures, the call to make and its input. */
export async function termsOf(kind: Movable, sum: bigint, client: Client): Promise<Terms> {
  const amount = `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
  const paymentPassword = password;
  if (kind === 'points') {
    const points = String(sum);
    const { amount: brings, version } = await client.call(pointQuote, { points });
    const input = { points, amount: brings, version, paymentPassword };
    return { quote: { expiresAt: noon + 60_000 } as MoneyQuote, endpoint: convertPoint, input };
  }
  const payeeId = kind === 'withdrawal' ? ((await client.call(withdrawalSettings, {})).payees[0]?.id ?? '') : undefined;
  const more =
    kind === 'wallet' ? { from: mainWallet, to: 'PKP' } : kind === 'deposit' ? { method: 'TSL' } : { payeeId };
  const quote = await client.call(moneyQuote, { type: kind, amount, ...more });
  const agreed = agreedTo(quote);
  if (kind === 'deposit') return { quote, endpoint: placeDeposit, input: agreed };
  if (kind === 'wallet') return { quote, endpoint: walletTransfer, input: agreed };
  const endpoint = kind === 'withdrawal' ? withdraw : transferUpline;
  return { quote, endpoint, input: { ...agreed, paymentPassword } };
}
