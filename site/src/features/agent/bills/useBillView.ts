import { type BillView, type ContractKind, parseBillView, printBillView } from '@baize/domain';
import { useMemo } from 'react';
import type { RecordControl } from '../../member/records/useRecordView.ts';
import { contractPages } from '../shared/contractPages.ts';
import { useAgentView } from '../shared/useAgentView.ts';

/** What the bills of a page show. */
export function useBillView(kind: ContractKind): RecordControl<BillView> {
  const place = useMemo(
    () => ({ page: contractPages[kind], parse: parseBillView, print: printBillView, within: { tab: 'bills' } }),
    [kind],
  );
  return useAgentView(place);
}
