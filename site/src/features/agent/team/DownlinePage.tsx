import type { DownlineView } from '@baize/domain';
import { downline } from '@baize/gateway';
import { Empty, Inline, Link, LoadFrame, Panel, Skeleton, Split, Stack, StatusBadge, Text } from '@baize/ui';
import { useText } from '../../../core/language/useText.ts';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { RecordDays } from '../../../shared/records/RecordDays.tsx';
import type { RecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { useDates } from '../../contracts/useDates.ts';
import { contractLooks } from '../contracts/contractLooks.ts';
import { useAgentHead } from '../shared/agentFrame.tsx';
import { usePlatformZone } from '../shared/agentProfile.ts';
import { contractPages } from '../shared/contractPages.ts';
import { DownlineLog } from './DownlineLog.tsx';
import { PathLinks } from './PathLinks.tsx';
import { RowActions } from './RowActions.tsx';
import { RowFacts } from './RowSheet.tsx';
import { memberNote } from './teamWords.ts';
import type { TeamRow } from './treeState.ts';
import type { DownlineDetail } from './useDownline.ts';
import type { DownlineControl } from './useDownlineView.ts';
import type { RowDialog } from './useRowActions.ts';

interface DownlinePageProps {
  account: string;
  control: DownlineControl;
  span: RecordSpan;
  /** Name of the reader, the start of every path. */
  own: string;
  onDialog: (dialog: RowDialog, row: TeamRow) => void;
}

export function DownlinePage({ account, control, span, own, onDialog }: DownlinePageProps) {
  const text = useText();
  const { view, hrefOf, choose } = control;
  const answer = useEndpoint(downline, { account, from: span.from, to: span.to });
  const { value } = answer;
  useAgentHead({
    title: value?.row.member.name ?? text('team.details'),
    ...(value && { text: memberNote(text, value.row.member) }),
    backHref: hrefOf({ ...view, account: null }),
    back: text('team.back'),
  });
  if (answer.error?.code === 'not-found' && !value) return <Empty title={text('team.missing')} />;
  return (
    <Stack gap={4}>
      <RecordDays dates={view.dates} zone={span.zone} onDates={(dates) => choose((now) => ({ ...now, dates }))} />
      <LoadFrame
        load={loadOf(answer, text, { title: text('team.failed') })}
        skeleton={<Skeleton shape="panel" count={2} />}
      >
        {value && (
          <Shown
            detail={value}
            view={view}
            own={own}
            hrefOf={(id) => hrefOf({ ...view, account: id })}
            onDialog={onDialog}
          />
        )}
      </LoadFrame>
    </Stack>
  );
}

interface ShownProps {
  detail: DownlineDetail;
  view: DownlineView;
  own: string;
  hrefOf: (account: string | null) => string;
  onDialog: DownlinePageProps['onDialog'];
}

function Shown({ detail, view, own, hrefOf, onDialog }: ShownProps) {
  const text = useText();
  const dates = useDates(usePlatformZone());
  const { row, path, openedAt, openedBy, currency } = detail;
  const upline = path.at(-1)?.name ?? null;
  const shown: TeamRow = { ...row, upline };
  return (
    <Split
      fold="within"
      aside={
        <Panel title={text('team.actions')}>
          <RowActions inFull row={shown} rootName={null} view={view} onDialog={(dialog) => onDialog(dialog, shown)} />
        </Panel>
      }
    >
      <Stack gap={4}>
        <PathLinks
          label={text('team.path')}
          items={[
            { id: '', name: own, href: hrefOf(null) },
            ...path.map(({ account, name }) => ({ id: account, name, href: hrefOf(account) })),
          ]}
          current={row.member.name}
        />
        <Panel title={text('team.figures')}>
          <RowFacts row={shown} currency={currency} columns={2} />
          <Text size="caption" tone="muted">
            {openedBy === null
              ? text('team.opened', { day: dates.day(openedAt) })
              : text('team.opened.by', { day: dates.day(openedAt), by: openedBy })}
          </Text>
        </Panel>
        <Contracts detail={detail} />
        <DownlineLog detail={detail} />
      </Stack>
    </Split>
  );
}

function Contracts({ detail: { contracts } }: { detail: DownlineDetail }) {
  const text = useText();
  const { hrefOf } = useAgentCentre();
  return (
    <Panel title={text('team.contracts')}>
      {contracts.length === 0 ? (
        <Text tone="muted">{text('team.contracts.none')}</Text>
      ) : (
        contracts.map(({ kind, contractId, state }) => (
          <Inline key={contractId} gap={3} justify="between">
            <Link href={hrefOf(contractPages[kind], { contract: contractId })}>{text(`agent.kind.${kind}`)}</Link>
            <ContractState state={state} />
          </Inline>
        ))
      )}
    </Panel>
  );
}

const isKnown = (state: string): state is keyof typeof contractLooks => Object.hasOwn(contractLooks, state);

/** Shows the contract state; an unknown one appears as the platform wrote it. */
function ContractState({ state }: { state: string }) {
  const text = useText();
  if (!isKnown(state)) return <Text as="span">{state}</Text>;
  return <StatusBadge status={contractLooks[state]} label={text(`agent.contract.state.${state}`)} />;
}
