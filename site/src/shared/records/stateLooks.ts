import type { MovementState } from '@baize/domain';
import type { Status, TimelineState } from '@baize/ui';

export const stateLooks: Readonly<Record<MovementState, Status>> = {
  'awaiting-payment': 'awaitingPayment',
  'in-review': 'inReview',
  credited: 'credited',
  expired: 'expired',
  cancelled: 'cancelled',
  rejected: 'rejected',
  paid: 'awaitingReceipt',
  received: 'received',
  'partly-received': 'partlyReceived',
  'not-received': 'notReceived',
  'forced-received': 'forcedReceived',
  disputed: 'inReview',
  refunded: 'completed',
  closed: 'closed',
  done: 'completed',
};

const failed: ReadonlySet<MovementState> = new Set<MovementState>([
  'expired',
  'cancelled',
  'rejected',
  'not-received',
  'closed',
]);

/** Returns the look of a timeline step; red marks failures and refusals. */
export function stepLook(kind: 'past' | 'now' | 'ahead', state: MovementState): TimelineState {
  if (kind === 'ahead') return 'waiting';
  if (failed.has(state)) return 'failed';
  return kind === 'now' ? 'current' : 'done';
}
