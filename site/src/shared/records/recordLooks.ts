import type { BetStatus } from '@baize/domain';
import type { Status } from '@baize/ui';

export const betLooks: Record<BetStatus, Status> = {
  pending: 'pending',
  won: 'won',
  lost: 'lost',
  even: 'drawn',
  cancelled: 'cancelled',
};
