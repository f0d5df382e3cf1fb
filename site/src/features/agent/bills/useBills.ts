import { addDays, type BillView, type ContractKind, recordPageSize } from '@baize/domain';
import { bills, type NamedBill } from '@baize/gateway';
import { useMemo } from 'react';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useKeepPrevious } from '../../../shared/records/useKeepPrevious.ts';
import { type RecordSpan, useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { isCollectable } from './billLooks.ts';

export const billFilters = ({ side, kind, status }: BillView, own: ContractKind) => {
  const shown = kind ?? own;
  return { side, ...(shown === 'all' ? {} : { kind: shown }), ...(status ? { status } : {}) };
};

/** Loads one page of the bills; the previous page stays until it arrives. Null while the platform's days are unknown. */
export function useBillList(view: BillView, own: ContractKind, span: RecordSpan | null) {
  const asked = span && { ...billFilters(view, own), from: span.from, to: span.to };
  const answer = useEndpoint(bills, asked && { ...asked, page: view.page, pageSize: recordPageSize });
  return useKeepPrevious(answer, JSON.stringify(asked), view.page);
}

/** Days that a disputed bill can stay open. */
const openDays = 180;
const mostOpen = 100;

function useOpenSpan() {
  const zone = usePlatformZone();
  const { today } = useRecordSpan({ preset: 'today' }, zone);
  const { from, to } = useRecordSpan({ first: addDays(today, 1 - openDays), last: today }, zone);
  return zone === undefined ? null : { from, to, pageSize: mostOpen };
}

const none: readonly NamedBill[] = [];

/** Loads every payable bill of one or all kinds, regardless of the chosen dates. */
export function usePayable(kind: ContractKind | 'all') {
  const span = useOpenSpan();
  const which = kind === 'all' ? {} : { kind };
  const { value } = useEndpoint(bills, span && { ...span, ...which, side: 'pay', status: 'awaiting-approval' });
  return { payable: value?.bills ?? none, available: value?.available ?? null };
}

export function useCollectable(asked: boolean): readonly NamedBill[] {
  const span = useOpenSpan();
  const { value } = useEndpoint(bills, asked && span ? { ...span, side: 'collect' } : null);
  return useMemo(() => value?.bills.filter(isCollectable) ?? none, [value]);
}
