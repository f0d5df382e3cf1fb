import {
  type AdapterCall,
  type Agreed,
  anyBody,
  capitals,
  isoMoment,
  movementWire,
  type Operations,
  offerOf,
  onStatus,
  optionalText,
  type Platform,
  Refused,
  type SignedCall,
  wordMap,
} from '@baize/adapter';
import { fromMinor, paymentLines } from '@baize/domain';
import * as v from 'valibot';
import { wallet } from './players.ts';
import { larchStates, list, money, movementState } from './words.ts';

const { sum } = money;
const { oneOf, theirs } = capitals;
const method = v.object({
  ...v.entriesFromList(['code', 'kind', 'name', 'state'], v.string()),
  ...v.entriesFromList(['min', 'max'], sum),
  fee: v.object({ bp: v.number(), flat: sum }),
  steps: v.array(sum),
  minutes: v.number(),
});
const methods = v.object({ data: v.array(method) });

const line = v.object({ kind: v.picklist(paymentLines), text: v.string() });
const movement = v.object({
  ...v.entriesFromList(['id', 'state'], v.string()),
  ...v.entriesFromList(['sum', 'fee', 'net'], sum),
  ...v.entriesFromList(['account', 'method'], optionalText),
  kind: v.picklist(['IN', 'OUT']),
  at: isoMoment,
  expires_at: v.nullable(isoMoment),
  pay: v.nullable(v.object({ url: optionalText, qr: optionalText, lines: v.array(line) })),
});

const account = v.object({
  ...v.entriesFromList(['id', 'bank', 'bank_name', 'number_masked'], v.string()),
  kind: oneOf(['bank', 'wallet']),
  holder: optionalText,
});
const bank = v.object({ kind: oneOf(['bank', 'wallet']), code: v.string(), name: v.string() });
const accounts = v.object({ data: v.array(account), banks: v.array(bank) });

const methodKind = wordMap({ BANK: 'bank', QR: 'qr', WALLET: 'wallet', CARD: 'card' }, 'bank', 'kind of a method:');

const feeOf = ({ bp, flat }: v.InferOutput<typeof method>['fee']) => ({
  percent: fromMinor(BigInt(bp), 2),
  fixed: flat.amount,
});

const movementOf = (one: v.InferOutput<typeof movement>, call: Pick<AdapterCall, 'stranger'>) =>
  movementWire(
    {
      reference: one.id,
      type: one.kind === 'IN' ? 'deposit' : 'withdrawal',
      status: movementState(one.state, call),
      at: one.at,
      // Larch takes the fee out of the sum; what is left arrives.
      sum: one.sum,
      fee: one.fee,
      received: one.net,
      deadline: one.expires_at,
      from: one.method,
      to: one.account,
      payment: one.pay && { qrCode: one.pay.qr, payUrl: one.pay.url, lines: one.pay.lines },
    },
    money.digits(one.sum.currency),
  );

const payeeOf = ({ id, kind, bank: code, bank_name, holder, number_masked }: v.InferOutput<typeof account>) => ({
  payeeId: id,
  kind,
  provider: code,
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
async function termsOf(platform: Platform, about: About) {
  const isOut = about.type === 'withdrawal';
  const { data } = await platform.get('/v2/cashier/methods', methods, { direction: isOut ? 'OUT' : 'IN' });
  const found = data.find(({ code }) => isOut || code === about.target);
  if (!found) throw new Refused('not-found');
  if (found.state === 'CLOSED') throw new Refused('channel-closed', { status: 409 });
  const { min, max, fee } = found;
  const held = isOut ? await platform.get('/v2/me/wallet', wallet) : null;
  const own = held && { available: held.cash.amount, turnoverLeft: held.locked.amount };
  const { currency } = min;
  const terms = { currency, digits: money.digits(currency), min: min.amount, max: max.amount, fee: feeOf(fee) };
  return offerOf(about.type, about, { ...terms, ...own });
}

async function book(agreed: Agreed, type: About['type'], call: SignedCall & { key: string }) {
  const { platform, quotes, key } = call;
  const { about, currency } = await quotes.take(agreed, (wanted: About) => termsOf(platform, wanted));
  if (about.type !== type) throw new Refused('terms-changed');
  const what = type === 'deposit' ? { method: about.target } : { account: about.target };
  const body = { ...what, sum: { minor: money.minor(agreed.amount, currency), currency } };
  const headers = { 'idempotency-key': key, 'x-site-origin': call.visitor.origin };
  return movementOf(await platform.post(`/v2/cashier/${type}s`, body, movement, { headers }), call);
}

/** Looks a booking up by the key it was sent with. */
export async function findByKey(key: string, call: SignedCall) {
  const found = await onStatus(404, call.platform.get(`/v2/cashier/movements/by-key/${key}`, movement), null);
  return found && movementOf(found, call);
}

export const cashierOperations = {
  async depositSettings(_, call) {
    const { data } = await call.platform.get('/v2/cashier/methods', methods, { direction: 'IN' });
    return {
      methods: data.map(({ code, kind, name, min, max, fee, steps, minutes, state }) => ({
        methodCode: code,
        kind: methodKind(kind, call),
        name,
        currency: min.currency,
        digits: money.digits(min.currency),
        min: min.amount,
        max: max.amount,
        quickAmounts: steps.map(({ amount }) => amount),
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
      available: held.cash.amount,
      currency: held.cash.currency,
      min: way.min.amount,
      max: way.max.amount,
      limitLeft: null,
      freeLeft: 0,
      fee: feeOf(way.fee),
      turnoverLeft: held.locked.amount,
      turnoverTotal: held.locked.amount,
      confirmMinutes: 0,
      hasPassword: false,
      payees: payees.data.map(payeeOf),
      providers: payees.banks,
    };
  },

  async moneyQuote({ type, amount, methodCode, payeeId }, { platform, quotes }) {
    const target = type === 'deposit' ? methodCode : payeeId;
    if ((type !== 'deposit' && type !== 'withdrawal') || !target) throw new Refused('not-found');
    return quotes.make(amount ?? null, await termsOf(platform, { type, target }));
  },

  placeDeposit: (agreed, call) => book(agreed, 'deposit', call),
  withdraw: (agreed, call) => book(agreed, 'withdrawal', call),

  async cancelDeposit({ referenceNo }, call) {
    const path = `/v2/cashier/deposits/${encodeURIComponent(referenceNo)}/cancel`;
    return movementOf(await call.platform.post(path, undefined, movement), call);
  },

  async addPayee({ kind, provider, holder, number }, { platform }) {
    const body = { kind: theirs(kind), bank: provider, holder, number };
    return payeeOf(await platform.post('/v2/cashier/accounts', body, account));
  },

  async removePayee({ payeeId }, { platform }) {
    await platform.delete(`/v2/cashier/accounts/${encodeURIComponent(payeeId)}`, anyBody);
    const { data } = await platform.get('/v2/cashier/accounts', accounts);
    return { payees: data.map(payeeOf) };
  },

  async moneyMovements({ type, status, open, pageNo, pageSize }, call) {
    const { platform, pages } = call;
    const kind = type === 'deposit' ? 'IN' : type === 'withdrawal' ? 'OUT' : undefined;
    const none = { list: [], total: 0, totalPages: 0, more: false };
    if (type && !kind) return none;
    const states = status ? [status] : open ? ['awaiting-payment', 'in-review', 'paid'] : [];
    const state = states.length > 0 ? larchStates(states) : undefined;
    if (state === '') return none;
    const read = list(platform, '/v2/cashier/movements', movement, { kind, state, limit: pageSize });
    const { items, more } = await pages.at(pageNo, read);
    return { list: items.map((one) => movementOf(one, call)), total: null, totalPages: null, more };
  },

  async moneyMovement({ referenceNo }, call) {
    const path = `/v2/cashier/movements/${encodeURIComponent(referenceNo)}`;
    return movementOf(await call.platform.get(path, movement), call);
  },
} satisfies Operations;
