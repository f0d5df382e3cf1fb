import type { AccountStatus, BetStatus } from '@baize/domain';
import type { Status } from '@baize/ui';

/** How each end of a bet looks. */
export const betLooks: Record<BetStatus, Status> = {
  pending: 'pending',
  won: 'won',
  lost: 'lost',
  even: 'drawn',
  cancelled: 'cancelled',
};

/** How each state of a movement looks. */
export const accountLooks: Record<AccountStatus, Status> = {
  'awaiting-payment': 'awaitingPayment',
  'in-review': 'inReview',
  credited: 'credited',
  paid: 'awaitingReceipt',
  received: 'received',
  'partly-received': 'partlyReceived',
  'not-received': 'notReceived',
  'forced-received': 'forcedReceived',
  disputed: 'inReview',
  refunded: 'completed',
  closed: 'closed',
  done: 'completed',
  expired: 'expired',
  rejected: 'rejected',
  cancelled: 'cancelled',
};
