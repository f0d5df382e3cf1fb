import { addDays, type BillView, type ContractKind, recordPageSize } from '@baize/domain';
import { bills, type NamedBill } from '@baize/gateway';
import { useMemo } from 'react';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useKeepPrevious } from '../../member/records/useKeepPrevious.ts';
import { type RecordSpan, useRecordSpan } from '../../member/records/useRecordSpan.ts';
import { isCollectable } from './billLooks.ts';

/** The filters of a view that are set. */
export const billFilters = ({ side, kind, status }: BillView, own: ContractKind) => {
  const shown = kind ?? own;
  return { side, ...(shown === 'all' ? {} : { kind: shown }), ...(status ? { status } : {}) };
};

/** One page of the bills of a view; the page before stays while the next is on its way. */
export function useBillList(view: BillView, own: ContractKind, span: RecordSpan) {
  const asked = { ...billFilters(view, own), from: span.from, to: span.to };
  const answer = useEndpoint(bills, { ...asked, page: view.page, pageSize: recordPageSize });
  return useKeepPrevious(answer, JSON.stringify(asked), view.page);
}

/** Bills that are disputed stay open for long, but not for longer. */
const openDays = 180;
const mostOpen = 100;

/** The last days in which a bill that is still open may have been settled. */
function useOpenSpan() {
  const { today } = useRecordSpan({ preset: 'today' });
  const { from, to } = useRecordSpan({ first: addDays(today, 1 - openDays), last: today });
  return { from, to, pageSize: mostOpen };
}

const none: readonly NamedBill[] = [];

/** Every bill that can be paid now, whatever days are shown; of one kind or of all. */
export function usePayable(kind: ContractKind | 'all') {
  const span = useOpenSpan();
  const which = kind === 'all' ? {} : { kind };
  const { value } = useEndpoint(bills, { ...span, ...which, side: 'pay', status: 'awaiting-approval' });
  return { payable: value?.bills ?? none, available: value?.available ?? null };
}

/** Every bill whose money waits to be taken, of all kinds. */
export function useCollectable(asked: boolean): readonly NamedBill[] {
  const span = useOpenSpan();
  const { value } = useEndpoint(bills, asked ? { ...span, side: 'collect' } : null);
  return useMemo(() => value?.bills.filter(isCollectable) ?? none, [value]);
}
