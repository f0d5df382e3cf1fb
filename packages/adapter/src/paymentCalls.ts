import type { depositSettings, moneyMovement, WireOf, withdrawalSettings } from '@baize/gateway';
import type { Sum } from './minor.ts';
import { type Agreed, type Offer, offerOf } from './quotes.ts';
import { Refused } from './refused.ts';
import type { Operations, SignedCall } from './types.ts';

type Items<L> = NonNullable<L> extends readonly (infer I)[] ? I : never;
type DepositWire = WireOf<typeof depositSettings>;
type WithdrawalWire = WireOf<typeof withdrawalSettings>;

/** Method of paying in one currency, of a platform without bonus, conversion and limits left. */
export interface PlainMethod {
  code: string;
  kind: Items<DepositWire['methods']>['kind'];
  name: string;
  min: Sum;
  max: Sum;
  fee: { percent: string; fixed: string };
  /** Sums to choose from. */
  steps: readonly Sum[];
  /** Minutes that a payment usually takes. */
  minutes: number;
  isOpen: boolean;
}

/** Money that can be paid out, and turnover that is required before. */
export interface PlainPurse {
  available: Sum;
  turnoverLeft: Sum;
}

/** Payees as the contract writes them, and banks or wallets that a new one can have. */
export type Payees = Pick<WithdrawalWire, 'payees' | 'providers'>;

/** Payment that a quote is for. */
export interface Payment {
  type: 'deposit' | 'withdrawal';
  /** Method of a deposit, payee of a withdrawal. */
  target: string;
}

/** Writes what a player chooses from to pay in. */
const depositWire = (methods: readonly PlainMethod[]): DepositWire => ({
  methods: methods.map(({ code, min, max, steps, isOpen, ...rest }) => ({
    ...rest,
    methodCode: code,
    currency: min.currency,
    digits: min.digits,
    min: min.amount,
    max: max.amount,
    quickAmounts: steps.map(({ amount }) => amount),
    maintenance: !isOpen,
  })),
  promotions: [],
  limitLeft: null,
  currency: methods[0]?.min.currency ?? null,
  turnover: 0,
});

/** Writes what a player sees before money is paid out by a method. Refuses without one. */
function withdrawalWire(
  method: PlainMethod | undefined,
  { available, turnoverLeft }: PlainPurse,
  { payees, providers }: Payees,
): WithdrawalWire {
  if (!method) throw new Refused('channel-closed', { status: 409 });
  return {
    available: available.amount,
    currency: available.currency,
    min: method.min.amount,
    max: method.max.amount,
    limitLeft: null,
    freeLeft: 0,
    fee: method.fee,
    turnoverLeft: turnoverLeft.amount,
    turnoverTotal: turnoverLeft.amount,
    confirmMinutes: 0,
    hasPassword: false,
    payees,
    providers,
  };
}

/** Makes the offer of a payment. Refuses a method that is closed, or none. */
function methodOffer(payment: Payment, method: PlainMethod | undefined, purse?: PlainPurse): Offer<Payment> {
  if (!method) throw new Refused('not-found');
  if (!method.isOpen) throw new Refused('channel-closed', { status: 409 });
  const { min, max, fee } = method;
  const { currency, digits } = min;
  const own = purse && { available: purse.available.amount, turnoverLeft: purse.turnoverLeft.amount };
  return offerOf(payment.type, payment, { currency, digits, min: min.amount, max: max.amount, fee, ...own });
}

export interface PaymentParts {
  /** Methods as they stand. Money is paid out by the first, to any payee. */
  methods(type: Payment['type'], call: SignedCall): Promise<readonly PlainMethod[]>;
  purse(call: SignedCall): Promise<PlainPurse>;
  payees(call: SignedCall): Promise<Payees>;
  /** Books a payment at the platform under the key of the call. */
  book(
    payment: Payment & { amount: string; currency: string },
    call: SignedCall & { key: string },
  ): Promise<WireOf<typeof moneyMovement>>;
}

/** Makes settings, quotes and bookings of both directions for a platform that has methods and no quotes. */
export function paymentCalls({ methods, purse, payees, book }: PaymentParts) {
  async function terms(payment: Payment, call: SignedCall): Promise<Offer<Payment>> {
    const all = await methods(payment.type, call);
    if (payment.type === 'withdrawal') return methodOffer(payment, all[0], await purse(call));
    const chosen = all.find(({ code }) => code === payment.target);
    return methodOffer(payment, chosen);
  }

  const placed = (type: Payment['type']) => async (agreed: Agreed, call: SignedCall & { key: string }) => {
    const { about, currency } = await call.quotes.take(agreed, (payment: Payment) => terms(payment, call));
    if (about.type !== type) throw new Refused('terms-changed');
    return book({ ...about, amount: agreed.amount, currency }, call);
  };

  return {
    depositSettings: async (_, call) => depositWire(await methods('deposit', call)),

    async withdrawalSettings(_, call) {
      const [[method], held, listed] = await Promise.all([methods('withdrawal', call), purse(call), payees(call)]);
      return withdrawalWire(method, held, listed);
    },

    async moneyQuote({ type, amount, methodCode, payeeId }, call) {
      const target = type === 'deposit' ? methodCode : payeeId;
      if ((type !== 'deposit' && type !== 'withdrawal') || !target) throw new Refused('not-found');
      return call.quotes.make(amount ?? null, await terms({ type, target }, call));
    },

    placeDeposit: placed('deposit'),
    withdraw: placed('withdrawal'),
  } satisfies Operations;
}
