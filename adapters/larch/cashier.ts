import {
  type AdapterCall,
  anyBody,
  basisPoints,
  capitals,
  isoMoment,
  movementPages,
  movementWire,
  type Operations,
  onStatus,
  optionalText,
  path,
  paymentCalls,
  type SignedCall,
  snakeCase,
  wordMap,
} from '@baize/adapter';
import { paymentLines } from '@baize/domain';
import * as v from 'valibot';
import { walletOf } from './players.ts';
import { larchStates, list, money, movementState } from './words.ts';

const { sum } = money;
const { oneOf, theirs } = capitals;
const method = v.object({
  ...v.entriesFromList(['code', 'kind', 'name', 'state'], v.string()),
  ...v.entriesFromList(['min', 'max'], sum),
  fee: v.object({ bp: basisPoints, flat: sum }),
  steps: v.array(sum),
  minutes: v.number(),
});
const line = v.object({ kind: v.picklist(paymentLines), text: v.string() });
const movement = snakeCase({
  ...v.entriesFromList(['id', 'state'], v.string()),
  ...v.entriesFromList(['sum', 'fee', 'net'], sum),
  ...v.entriesFromList(['account', 'method'], optionalText),
  kind: v.picklist(['IN', 'OUT']),
  at: isoMoment,
  expires_at: v.nullable(isoMoment),
  pay: v.nullable(v.object({ url: optionalText, qr: optionalText, lines: v.array(line) })),
});
const account = snakeCase({
  ...v.entriesFromList(['id', 'bank', 'bank_name', 'number_masked'], v.string()),
  kind: oneOf(['bank', 'wallet']),
  holder: optionalText,
});
const bank = v.object({ kind: oneOf(['bank', 'wallet']), code: v.string(), name: v.string() });
const accounts = v.object({ data: v.array(account), banks: v.array(bank) });

const methodKind = wordMap({ BANK: 'bank', QR: 'qr', WALLET: 'wallet', CARD: 'card' }, 'bank', 'kind of a method:');

const directions = { deposit: 'IN', withdrawal: 'OUT' } as const;

const movementOf = (
  { id, state, kind, net, expiresAt, method: by, account: to, pay, ...same }: v.InferOutput<typeof movement>,
  call: AdapterCall,
) =>
  movementWire({
    ...same,
    reference: id,
    type: kind === 'IN' ? 'deposit' : 'withdrawal',
    status: movementState(state, call),
    // Larch takes the fee out of the sum; what is left arrives.
    received: net,
    deadline: expiresAt,
    from: by,
    to,
    payment: pay && { qrCode: pay.qr, payUrl: pay.url, lines: pay.lines },
  });

const payeeOf = ({ id, kind, bank: provider, bankName, holder, numberMasked }: v.InferOutput<typeof account>) => ({
  payeeId: id,
  kind,
  provider,
  providerName: bankName,
  holder,
  number: numberMasked,
  currency: null,
});

async function payeesOf({ platform }: AdapterCall) {
  const { data, banks } = await platform.get('/v2/cashier/accounts', accounts);
  return { payees: data.map(payeeOf), providers: banks };
}

/** Looks a booking up by the key it was sent with. */
export async function findByKey(key: string, call: SignedCall) {
  const found = await onStatus(404, call.platform.get(path`/v2/cashier/movements/by-key/${key}`, movement), null);
  return found && movementOf(found, call);
}

export const cashierOperations = {
  ...paymentCalls({
    async methods(type, call) {
      const { items } = await list(call.platform, '/v2/cashier/methods', method, { direction: directions[type] })();
      return items.map(({ kind, state, fee, ...same }) => ({
        ...same,
        kind: methodKind(kind, call),
        fee: { percent: fee.bp, fixed: fee.flat.amount },
        isOpen: state !== 'CLOSED',
      }));
    },

    async purse(call) {
      const { cash, locked } = await walletOf(call);
      return { available: cash, turnoverLeft: locked };
    },

    payees: payeesOf,

    async book({ type, target, amount, currency }, call) {
      const what = type === 'deposit' ? { method: target } : { account: target };
      const body = { ...what, sum: { minor: money.minor(amount, currency), currency } };
      const headers = { 'idempotency-key': call.key, 'x-site-origin': call.visitor.origin };
      return movementOf(await call.platform.post(`/v2/cashier/${type}s`, body, movement, { headers }), call);
    },
  }),

  async cancelDeposit({ referenceNo }, call) {
    return movementOf(
      await call.platform.post(path`/v2/cashier/deposits/${referenceNo}/cancel`, undefined, movement),
      call,
    );
  },

  async addPayee({ kind, provider, holder, number }, { platform }) {
    const body = { kind: theirs(kind), bank: provider, holder, number };
    return payeeOf(await platform.post('/v2/cashier/accounts', body, account));
  },

  async removePayee({ payeeId }, call) {
    await call.platform.delete(path`/v2/cashier/accounts/${payeeId}`, anyBody);
    const { payees } = await payeesOf(call);
    return { payees };
  },

  moneyMovements: movementPages(({ type, states, pageSize }, { platform }) => {
    const query = { kind: type && directions[type], state: states && larchStates(states), limit: pageSize };
    return list(platform, '/v2/cashier/movements', movement, query);
  }, movementOf),

  async moneyMovement({ referenceNo }, call) {
    return movementOf(await call.platform.get(path`/v2/cashier/movements/${referenceNo}`, movement), call);
  },
} satisfies Operations;
