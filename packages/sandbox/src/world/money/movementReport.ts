import type { MovementState } from '@baize/domain';
import type { MovementReport } from '../records/accountRecords.ts';

/** Amounts are positive, in minor units of the account's currency. */
interface CashierMovement {
  reference: string;
  username: string;
  kind: 'deposit' | 'withdrawal' | 'upline' | 'downline' | 'wallet' | 'recall';
  state: MovementState;
  at: number;
  /** Outgoing and incoming amount. */
  amount: bigint;
  received: bigint;
  from: string | null;
  to: string | null;
  remark: string | null;
}

/** States from the payment on, in which a receipt can be viewed. */
const receipted: ReadonlySet<MovementState> = new Set<MovementState>([
  'paid',
  'received',
  'partly-received',
  'not-received',
  'forced-received',
  'disputed',
  'refunded',
  'closed',
]);

export function movementReport({
  kind,
  state,
  amount,
  received,
  from,
  to,
  ...movement
}: CashierMovement): MovementReport {
  const { reference, username, at, remark } = movement;
  const own = kind === 'wallet' || kind === 'recall';
  return {
    reference,
    username,
    at,
    remark,
    type: kind === 'recall' ? 'wallet' : kind,
    status: state,
    amount: kind === 'deposit' ? received : own ? amount : -amount,
    name: kind === 'deposit' ? from : to,
    receipt: kind === 'withdrawal' && receipted.has(state) ? reference : null,
  };
}
