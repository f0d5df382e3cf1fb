import { type DownlineView, parseDownlineView, printDownlineView } from '@baize/domain';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { type RecordControl, useRecordView } from '../../../shared/records/useRecordView.ts';

const tree = { page: 'downlineManagmentView', parse: parseDownlineView, print: printDownlineView } as const;

export type DownlineControl = RecordControl<DownlineView>;

export const useDownlineView = (): DownlineControl => useRecordView<DownlineView, AgentPageKey>(tree, useAgentCentre());
