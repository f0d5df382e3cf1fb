import type { Bill, BillStateKind } from '@baize/domain';
import type { Status } from '@baize/ui';

/** How each state of a bill looks. */
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

/** Whether the payer can pay it now. */
export const isPayable = ({ bill, side }: { bill: Pick<Bill, 'state'>; side: 'payer' | 'payee' }): boolean =>
  side === 'payer' && bill.state.kind === 'awaiting-approval';

/** Whether the payee can take its money now. */
export const isCollectable = ({ bill, side }: { bill: Pick<Bill, 'state'>; side: 'payer' | 'payee' }): boolean =>
  side === 'payee' && (bill.state.kind === 'awaiting-collection' || bill.state.kind === 'partly-collected');
