import type { MovementState } from '@baize/domain';
import type { Status, TimelineState } from '@baize/ui';

/** Which of the design system's statuses each state of a movement is. */
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

/** How a step of a movement's line looks: red is for what went wrong or was refused. */
export function stepLook(kind: 'past' | 'now' | 'ahead', state: MovementState): TimelineState {
  if (kind === 'ahead') return 'waiting';
  if (failed.has(state)) return 'failed';
  return kind === 'now' ? 'current' : 'done';
}
