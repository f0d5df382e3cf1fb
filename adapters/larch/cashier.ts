import { type AdapterCall, type Offer, type Operations, type Platform, Refused, type SignedCall } from '@baize/adapter';
import { fromMinor, paymentLines } from '@baize/domain';
import * as v from 'valibot';
import { wallet } from './players.ts';
import { larchStates, listOf, moment, money, movementState, nothing, sum, text } from './words.ts';

const method = v.object({
  direction: v.picklist(['IN', 'OUT']),
  code: v.string(),
  kind: v.string(),
  name: v.string(),
  min: sum,
  max: sum,
  fee: v.object({ bp: v.number(), flat: sum }),
  steps: v.array(sum),
  minutes: v.number(),
  state: v.string(),
});
type Method = v.InferOutput<typeof method>;
const methods = listOf(method);

const movement = v.object({
  id: v.string(),
  kind: v.picklist(['IN', 'OUT']),
  state: v.string(),
  at: moment,
  sum,
  fee: sum,
  net: sum,
  account: text,
  method: text,
  expires_at: v.nullable(moment),
  pay: v.nullable(
    v.object({ url: text, qr: text, lines: v.array(v.object({ kind: v.picklist(paymentLines), text: v.string() })) }),
  ),
});
const movements = listOf(movement);

const account = v.object({
  id: v.string(),
  kind: v.string(),
  bank: v.string(),
  bank_name: v.string(),
  holder: text,
  number_masked: v.string(),
});
const accounts = v.object({
  data: v.array(account),
  banks: v.array(v.object({ kind: v.string(), code: v.string(), name: v.string() })),
});

const lower = <T extends string>(words: readonly T[], word: string): T =>
  words.find((one) => one === word.toLowerCase()) ?? (words[0] as T);
const payeeKinds = ['bank', 'wallet'] as const;
const methodKinds = ['bank', 'qr', 'wallet', 'card'] as const;

const feeOf = ({ bp, flat }: Method['fee']) => ({ percent: fromMinor(BigInt(bp), 2), fixed: money.decimal(flat) });

const movementOf = (one: v.InferOutput<typeof movement>, call: Pick<AdapterCall, 'stranger'>) => ({
  referenceNo: one.id,
  type: one.kind === 'IN' ? ('deposit' as const) : ('withdrawal' as const),
  status: movementState(one.state, call),
  applyTime: one.at,
  amount: money.decimal(one.sum),
  currency: one.sum.currency,
  // Larch takes the fee out of the sum; what is left arrives.
  fee: money.decimal(one.fee),
  bonus: money.decimal({ minor: 0, currency: one.sum.currency }),
  amountReceived: money.decimal(one.net),
  receivedCurrency: one.net.currency,
  deadline: one.expires_at,
  steps: [{ status: movementState(one.state, call), time: one.at, amount: null }],
  from: one.method,
  to: one.account,
  payment: one.pay && { qrCode: one.pay.qr, payUrl: one.pay.url, lines: one.pay.lines },
});

const payeeOf = ({ id, kind, bank, bank_name, holder, number_masked }: v.InferOutput<typeof account>) => ({
  payeeId: id,
  kind: lower(payeeKinds, kind),
  provider: bank,
  providerName: bank_name,
  holder,
  number: number_masked,
  currency: null,
});

interface About {
  type: 'deposit' | 'withdrawal';
  /** Method of a deposit, account of a withdrawal. */
  target: string;
}

/** Terms of a movement as larch names them now. */
async function offerOf(platform: Platform, about: About): Promise<Offer<About>> {
  const direction = about.type === 'deposit' ? 'IN' : 'OUT';
  const { data } = await platform.get('/v2/cashier/methods', methods, { direction });
  const found = data.find(({ code }) => direction === 'OUT' || code === about.target);
  if (!found) throw new Refused('not-found');
  if (found.state === 'CLOSED') throw new Refused('channel-closed', { status: 409 });
  const { currency } = found.min;
  const digits = money.digits(currency);
  const held = direction === 'OUT' ? await platform.get('/v2/me/wallet', wallet) : null;
  const zero = money.decimal({ minor: 0, currency });
  const terms = {
    digits,
    receivedDigits: digits,
    min: money.decimal(found.min),
    max: money.decimal(found.max),
    available: held && money.decimal(held.cash),
    limitLeft: null,
    limited: 'typed' as const,
    turnoverLeft: held ? money.decimal(held.locked) : zero,
    turnover: 0,
    fee: feeOf(found.fee),
    rate: null,
    bonus: null,
  };
  return { type: about.type, terms, currency, receivedCurrency: currency, about };
}

type Agreed = { quoteId: string; amount: string; amountReceived: string };

async function book(agreed: Agreed, type: About['type'], call: SignedCall & { key: string }) {
  const { platform, quotes, key } = call;
  const offer = await quotes.take(agreed, (about: About) => offerOf(platform, about));
  if (offer.about.type !== type) throw new Refused('terms-changed');
  const { target } = offer.about;
  const money_ = { minor: money.minor(agreed.amount, offer.currency), currency: offer.currency };
  const [path, body] =
    type === 'deposit'
      ? ['/v2/cashier/deposits', { method: target, sum: money_ }]
      : ['/v2/cashier/withdrawals', { account: target, sum: money_ }];
  const headers = { 'idempotency-key': key, 'x-site-origin': call.visitor.origin };
  return movementOf(await platform.post(path, body, movement, { headers }), call);
}

/** Looks a booking up by the key it was sent with. */
export async function findByKey(key: string, call: SignedCall) {
  try {
    return movementOf(await call.platform.get(`/v2/cashier/movements/by-key/${key}`, movement), call);
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return null;
    throw error;
  }
}

export const cashierOperations = {
  async depositSettings(_, { platform }) {
    const { data } = await platform.get('/v2/cashier/methods', methods, { direction: 'IN' });
    return {
      methods: data.map(({ code, kind, name, min, max, fee, steps, minutes, state }) => ({
        methodCode: code,
        kind: lower(methodKinds, kind),
        name,
        currency: min.currency,
        digits: money.digits(min.currency),
        min: money.decimal(min),
        max: money.decimal(max),
        quickAmounts: steps.map(money.decimal),
        fee: feeOf(fee),
        minutes,
        maintenance: state === 'CLOSED',
      })),
      promotions: [],
      limitLeft: null,
      currency: data[0]?.min.currency ?? null,
      turnover: 0,
    };
  },

  async withdrawalSettings(_, { platform }) {
    const [{ data }, held, payees] = await Promise.all([
      platform.get('/v2/cashier/methods', methods, { direction: 'OUT' }),
      platform.get('/v2/me/wallet', wallet),
      platform.get('/v2/cashier/accounts', accounts),
    ]);
    const [way] = data;
    if (!way) throw new Refused('channel-closed', { status: 409 });
    return {
      available: money.decimal(held.cash),
      currency: held.cash.currency,
      min: money.decimal(way.min),
      max: money.decimal(way.max),
      limitLeft: null,
      freeLeft: 0,
      fee: feeOf(way.fee),
      turnoverLeft: money.decimal(held.locked),
      turnoverTotal: money.decimal(held.locked),
      confirmMinutes: 0,
      // Larch has no payment password: any text passes, and is sent nowhere.
      hasPassword: true,
      payees: payees.data.map(payeeOf),
      providers: payees.banks.map(({ kind, code, name }) => ({ kind: lower(payeeKinds, kind), code, name })),
    };
  },

  async moneyQuote({ type, amount, methodCode, payeeId }, { platform, quotes }) {
    const target = type === 'deposit' ? methodCode : payeeId;
    if ((type !== 'deposit' && type !== 'withdrawal') || !target) throw new Refused('not-found');
    return quotes.make(amount ?? null, await offerOf(platform, { type, target }));
  },

  placeDeposit: (agreed, call) => book(agreed, 'deposit', call),
  withdraw: (agreed, call) => book(agreed, 'withdrawal', call),

  async cancelDeposit({ referenceNo }, call) {
    const path = `/v2/cashier/deposits/${encodeURIComponent(referenceNo)}/cancel`;
    return movementOf(await call.platform.post(path, undefined, movement), call);
  },

  async addPayee({ kind, provider, holder, number }, { platform }) {
    const body = { kind: kind.toUpperCase(), bank: provider, holder, number };
    return payeeOf(await platform.post('/v2/cashier/accounts', body, account));
  },

  async removePayee({ payeeId }, { platform }) {
    await platform.delete(`/v2/cashier/accounts/${encodeURIComponent(payeeId)}`, nothing);
    const { data } = await platform.get('/v2/cashier/accounts', accounts);
    return { payees: data.map(payeeOf) };
  },

  async moneyMovements({ type, status, open, pageNo, pageSize }, call) {
    const { platform, pages } = call;
    const kind = type === 'deposit' ? 'IN' : type === 'withdrawal' ? 'OUT' : undefined;
    if (type && !kind) return { list: [], total: 0, totalPages: 0 };
    const waited = ['awaiting-payment', 'in-review', 'paid'].map(larchStates).join(',');
    const state = status ? larchStates(status) : open ? waited : undefined;
    if (state === '') return { list: [], total: 0, totalPages: 0 };
    const { items, pagesKnown } = await pages.at(pageNo, async (after) => {
      const query = { kind, state, limit: pageSize, after };
      const { data, next } = await platform.get('/v2/cashier/movements', movements, query);
      return { items: data, next };
    });
    const before = (Math.max(1, pageNo) - 1) * pageSize;
    return {
      list: items.map((one) => movementOf(one, call)),
      total: before + items.length,
      totalPages: items.length === 0 && pageNo <= 1 ? 0 : pagesKnown,
    };
  },

  async moneyMovement({ referenceNo }, call) {
    const path = `/v2/cashier/movements/${encodeURIComponent(referenceNo)}`;
    return movementOf(await call.platform.get(path, movement), call);
  },
} satisfies Operations;
