import type { RedemptionStatus } from '@baize/domain';
import type { Status } from '@baize/ui';

export const statusLooks: Record<RedemptionStatus, Status> = {
  'in-progress': 'inReview',
  approved: 'approved',
  rejected: 'rejected',
};
