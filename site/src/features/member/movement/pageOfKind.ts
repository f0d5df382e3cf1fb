import type { MovementKind } from '@baize/domain';
import type { MemberPageKey } from '../../../core/routing/paths.ts';

/** Where a movement of each kind is shown. */
export const pageOfKind: Readonly<Record<MovementKind, MemberPageKey>> = {
  deposit: 'depositv2',
  withdrawal: 'withdraw',
  upline: 'transferUpline',
  wallet: 'transferFund',
  recall: 'transferFund',
};
