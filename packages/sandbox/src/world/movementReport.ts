import type { MovementState } from '@baize/domain';
import type { MovementReport } from './accountRecords.ts';

/** What a cashier knows of a movement. Amounts in minor units of the account's currency, both above zero. */
interface CashierMovement {
  reference: string;
  username: string;
  kind: 'deposit' | 'withdrawal' | 'upline' | 'downline' | 'wallet' | 'recall';
  state: MovementState;
  /** ms. */
  at: number;
  /** What leaves, and what arrives. */
  amount: bigint;
  received: bigint;
  from: string | null;
  to: string | null;
  remark: string | null;
}

/** A receipt can be looked at from the payment on. */
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

/** A cashier's movement as the account records show it; reported when it begins and at each step. */
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
