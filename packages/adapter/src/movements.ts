import { fromMinor } from '@baize/domain';
import type { moneyMovement, WireOf } from '@baize/gateway';
import type { Sum } from './minor.ts';

type Wire = WireOf<typeof moneyMovement>;

/** Movement as a platform without bonus and conversion tells it. */
export interface PlainMovement {
  reference: string;
  type: Wire['type'];
  status: Wire['status'];
  /** ms since 1970. */
  at: number;
  sum: Sum;
  fee: Sum;
  received: Sum;
  from?: string | null;
  to?: string | null;
  deadline?: number | null;
  payment?: Wire['payment'];
}

/** Writes a movement for the contract. Its timeline is the state that it is in. */
export function movementWire(one: PlainMovement): Wire {
  const { reference, type, status, at, sum, fee, received } = one;
  return {
    referenceNo: reference,
    type,
    status,
    applyTime: at,
    amount: sum.amount,
    currency: sum.currency,
    fee: fee.amount,
    bonus: fromMinor(0n, sum.digits),
    amountReceived: received.amount,
    receivedCurrency: received.currency,
    deadline: one.deadline ?? null,
    steps: [{ status, time: at, amount: null }],
    from: one.from ?? null,
    to: one.to ?? null,
    payment: one.payment ?? null,
  };
}
