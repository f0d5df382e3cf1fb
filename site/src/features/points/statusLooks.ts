import type { RedemptionStatus } from '@baize/domain';
import type { Status } from '@baize/ui';

/** How each status looks: the design system's own names of the same three. */
export const statusLooks: Record<RedemptionStatus, Status> = {
  'in-progress': 'inReview',
  approved: 'approved',
  rejected: 'rejected',
};
