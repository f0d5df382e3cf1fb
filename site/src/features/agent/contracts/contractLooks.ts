import type { ContractState } from '@baize/domain';
import type { Status } from '@baize/ui';

export const contractLooks: Readonly<Record<ContractState['kind'], Status>> = {
  requested: 'newRequest',
  active: 'active',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  expired: 'expired',
  terminating: 'ending',
  ended: 'ended',
};
