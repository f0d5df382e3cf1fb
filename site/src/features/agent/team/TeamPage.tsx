import { agentProfile, downline } from '@baize/gateway';
import { LoadFrame, Skeleton } from '@baize/ui';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../../core/language/useText.ts';
import { useCentreQuery } from '../../../core/routing/useCentre.ts';
import { loadOf } from '../../../data/load.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useRecordSpan } from '../../../shared/records/useRecordSpan.ts';
import { MovementView } from '../../member/movement/MovementView.tsx';
import { useAgentHead } from '../shared/agentFrame.tsx';
import type { AgentProfile } from '../shared/agentProfile.ts';
import { MessageDialog } from '../shared/MessageDialog.tsx';
import { DownlinePage } from './DownlinePage.tsx';
import { RebateDialog } from './RebateDialog.tsx';
import { TeamList } from './TeamList.tsx';
import { TransferPage } from './TransferPage.tsx';
import type { TeamMember } from './teamWords.ts';
import { useBranch } from './useDownline.ts';
import { useDownlineView } from './useDownlineView.ts';
import type { RowDialog } from './useRowActions.ts';
import { filtersOf } from './useTeamSearch.ts';
import { useTeamTree } from './useTeamTree.ts';

export function TeamPage() {
  const text = useText();
  const profile = useEndpoint(agentProfile, {});
  const movement = useCentreQuery('downlineManagmentView').get('movement');
  if (movement !== null) return <Sent key={movement} reference={movement} />;
  return (
    <LoadFrame
      load={loadOf(profile, text, { title: text('team.failed') })}
      skeleton={<Skeleton shape="row" count={8} />}
    >
      {profile.value && <Team profile={profile.value} />}
    </LoadFrame>
  );
}

function Team({ profile }: { profile: AgentProfile }) {
  const control = useDownlineView();
  const { view } = control;
  const span = useRecordSpan(view.dates, profile.timeZone);
  const { who, level, contract, active, account } = view;
  const asked = useMemo(
    () => ({ from: span.from, to: span.to, ...filtersOf({ who, level, contract, active }) }),
    [span, who, level, contract, active],
  );
  // The tree stays loaded behind account pages, but loads only when first shown.
  const [wanted, setWanted] = useState(account === null);
  if (account === null && !wanted) setWanted(true);
  const tree = useTeamTree(wanted ? asked : null, view.branch);
  const branch = useBranch(view.branch, span);
  const [from, setFrom] = useState(account);
  if (account !== null && account !== from) setFrom(account);
  const [dialog, setDialog] = useState<{ kind: RowDialog; member: TeamMember; rebate: string } | null>(null);
  const onDialog = useCallback(
    (kind: RowDialog, row: { member: TeamMember; rebate: string }) =>
      setDialog({ kind, member: row.member, rebate: row.rebate }),
    [],
  );
  const close = useCallback(() => setDialog(null), []);
  const shown = useEndpoint(downline, account === null ? null : { account, from: span.from, to: span.to }).value?.row;
  // A new rate may reach the page while the dialog is open again.
  const rebated =
    dialog?.kind === 'rebate' && shown?.member.account === dialog.member.account
      ? { ...dialog, rebate: shown.rebate }
      : dialog;
  const { refresh } = tree;
  const own = {
    name: profile.name,
    level: profile.level,
    opens: profile.opensAgents || profile.opensMembers,
  };
  return (
    <>
      {account === null ? (
        <TeamList control={control} tree={tree} span={span} own={own} branch={branch} from={from} onDialog={onDialog} />
      ) : view.transfer ? (
        <TransferPage key={account} account={account} control={control} />
      ) : (
        <DownlinePage account={account} control={control} span={span} own={own.name} onDialog={onDialog} />
      )}
      <RebateDialog
        downline={rebated?.kind === 'rebate' ? rebated : null}
        own={profile.rebate}
        onDone={refresh}
        onClose={close}
      />
      <MessageDialog reader={dialog?.kind === 'message' ? dialog.member : null} onClose={close} />
    </>
  );
}

function Sent({ reference }: { reference: string }) {
  const text = useText();
  const { hrefOf, view } = useDownlineView();
  const overviewHref = hrefOf({ ...view, transfer: false });
  useAgentHead({ title: text('team.transfer'), backHref: overviewHref, back: text('team.back') });
  return <MovementView reference={reference} kinds={['downline']} overviewHref={overviewHref} />;
}
