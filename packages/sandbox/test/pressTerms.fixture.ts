import { billRemainder, fromMinor, mainWallet, toMinor } from '@baize/domain';
import {
  agreedTo,
  bills,
  type Client,
  collectBill,
  convertPoint,
  type MoneyEndpoint,
  type MoneyQuote,
  moneyQuote,
  type NamedBill,
  payBill,
  placeDeposit,
  pointQuote,
  transferDownline,
  transferUpline,
  walletTransfer,
  withdraw,
  withdrawalSettings,
} from '@baize/gateway';
import { password } from './points.fixture.ts';
import { noon } from './visit.ts';

export const movable = ['wallet', 'deposit', 'withdrawal', 'upline', 'points'] as const;
export const agentMovable = ['downline', 'pay', 'collect'] as const;
export type Movable = (typeof movable)[number] | (typeof agentMovable)[number];

interface Terms {
  quote: MoneyQuote;
  endpoint: MoneyEndpoint;
  input: Record<string, unknown>;
  /** Bill to pay and its amount in minor units, both determined by the platform. */
  bill?: { id: string; amount: bigint };
}

const firstDownline = '70011000';
const quiet = { expiresAt: Number.MAX_SAFE_INTEGER } as MoneyQuote;

export async function termsOf(kind: Movable, sum: bigint, client: Client): Promise<Terms> {
  const amount = `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
  const paymentPassword = password;
  if (kind === 'points') {
    const points = String(sum);
    const { amount: brings, version } = await client.call(pointQuote, { points });
    const input = { points, amount: brings, version, paymentPassword };
    return { quote: { expiresAt: noon + 60_000 } as MoneyQuote, endpoint: convertPoint, input };
  }
  if (kind === 'pay' || kind === 'collect') return billTerms(kind, sum, client);
  const payeeId = kind === 'withdrawal' ? ((await client.call(withdrawalSettings, {})).payees[0]?.id ?? '') : undefined;
  const more =
    kind === 'wallet'
      ? { from: mainWallet, to: 'PKP' }
      : kind === 'deposit'
        ? { method: 'TSL' }
        : kind === 'downline'
          ? { to: firstDownline }
          : { payeeId };
  const quote = await client.call(moneyQuote, { type: kind, amount, ...more });
  const agreed = agreedTo(quote);
  if (kind === 'deposit') return { quote, endpoint: placeDeposit, input: agreed };
  if (kind === 'wallet') return { quote, endpoint: walletTransfer, input: agreed };
  const endpoint = { withdrawal: withdraw, upline: transferUpline, downline: transferDownline }[kind];
  return { quote, endpoint, input: { ...agreed, paymentPassword } };
}

/** Picks a bill that can be paid, or has enough left to collect; the choice varies with the sum. */
async function billTerms(kind: 'pay' | 'collect', sum: bigint, client: Client): Promise<Terms> {
  const span = { from: 0, to: 2 * noon };
  const { bills: all } = await client.call(bills, { side: kind, ...span, pageSize: 100 });
  const left = ({ bill }: NamedBill) => toMinor(billRemainder(bill), 2) ?? 0n;
  const open = all.filter((each) =>
    kind === 'pay'
      ? each.side === 'payer' && each.bill.state.kind === 'awaiting-approval' && !each.short
      : isCollectable(each) && left(each) > sum,
  );
  const named = open[Number(sum % BigInt(Math.max(1, open.length)))];
  if (!named) throw new RangeError(`no bill to ${kind}`);
  const agreedOn = { bill: named.bill.id, seen: named.bill.log.length };
  if (kind === 'pay') {
    const amount = toMinor(named.bill.amount, 2) ?? 0n;
    const input = { ...agreedOn, amount: named.bill.amount, paymentPassword: password };
    return { quote: quiet, endpoint: payBill, input, bill: { id: named.bill.id, amount } };
  }
  const input = { ...agreedOn, amount: fromMinor(sum, 2) };
  return { quote: quiet, endpoint: collectBill, input, bill: { id: named.bill.id, amount: sum } };
}

const isCollectable = ({ side, bill }: NamedBill): boolean =>
  side === 'payee' && ['awaiting-collection', 'partly-collected'].includes(bill.state.kind);
