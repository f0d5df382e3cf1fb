import type { Bill, BillStateKind } from '@baize/domain';
import type { Status } from '@baize/ui';

export const billLooks: Record<BillStateKind, Status> = {
  'not-reached': 'notReached',
  issued: 'billIssued',
  'awaiting-approval': 'awaitingApproval',
  'awaiting-collection': 'awaitingCollection',
  'partly-collected': 'partlyCollected',
  paid: 'billPaid',
  denied: 'denied',
  objected: 'objected',
  'denied-finally': 'denied',
  expired: 'notCollected',
};

export const isPayable = ({ bill, side }: { bill: Pick<Bill, 'state'>; side: 'payer' | 'payee' }): boolean =>
  side === 'payer' && bill.state.kind === 'awaiting-approval';

export const collectableStates: readonly BillStateKind[] = ['awaiting-collection', 'partly-collected'];

export const isCollectable = ({ bill, side }: { bill: Pick<Bill, 'state'>; side: 'payer' | 'payee' }): boolean =>
  side === 'payee' && collectableStates.includes(bill.state.kind);
