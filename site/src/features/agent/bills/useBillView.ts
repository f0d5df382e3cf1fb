import { type BillView, type ContractKind, parseBillView, printBillView } from '@baize/domain';
import { useMemo } from 'react';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { type RecordControl, useRecordView } from '../../../shared/records/useRecordView.ts';
import { contractPages } from '../shared/contractPages.ts';

export function useBillView(kind: ContractKind): RecordControl<BillView> {
  const place = useMemo(
    () => ({ page: contractPages[kind], parse: parseBillView, print: printBillView, within: { tab: 'bills' } }),
    [kind],
  );
  return useRecordView<BillView, AgentPageKey>(place, useAgentCentre());
}
