import { firstTeamProfitView, parseTeamProfitView, printTeamProfitView, type TeamProfitView } from '@baize/domain';
import { agentProfile, teamOverview, type ValueOf } from '@baize/gateway';
import { useMinute } from '../../../core/browser/time.ts';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { useServices } from '../../../core/services/services.ts';
import { type Answer, useEndpoint } from '../../../data/useEndpoint.ts';
import { type RecordSpan, useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { type RecordControl, useRecordView } from '../../../shared/records/useRecordView.ts';

export type Overview = ValueOf<typeof teamOverview>;
export type OverviewView = Pick<TeamProfitView, 'dates'>;

const view = {
  page: 'agentTeamOverview',
  parse: (query: URLSearchParams): OverviewView => ({ dates: parseTeamProfitView(query).dates }),
  print: ({ dates }: OverviewView) => printTeamProfitView({ ...firstTeamProfitView, dates }),
} as const;

const freshMs = 10 * 60_000;

export interface OverviewData {
  control: RecordControl<OverviewView>;
  answer: Answer<Overview>;
  span: RecordSpan;
  zone: string | undefined;
  /** Figures are minutes old or could not be refreshed. */
  stale: boolean;
}

export function useOverview(): OverviewData {
  const control = useRecordView<OverviewView, AgentPageKey>(view, useAgentCentre());
  const zone = useEndpoint(agentProfile, {}).value?.timeZone;
  const span = useRecordSpan(control.view.dates, zone);
  const answer = useEndpoint(teamOverview, zone === undefined ? null : { from: span.from, to: span.to });
  useMinute();
  const { now } = useServices();
  const { value, error } = answer;
  const stale = value !== undefined && (error !== undefined || now() - (value.updatedAt ?? 0) > freshMs);
  return { control, answer, span, zone, stale };
}
