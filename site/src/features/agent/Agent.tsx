import { canOpenAgentCentre, decideAgentCentre } from '@baize/domain';
import { agentAttention, agentProfile, consolidatedFunds } from '@baize/gateway';
import { Skeleton } from '@baize/ui';
import { AccountDialog, type AccountDialogItem, WarningDialog } from '@baize/ui/overlays';
import { useEffect, useMemo, useState } from 'react';
import { useTablet } from '../../core/browser/useMedia.ts';
import { apart } from '../../core/language/isolate.ts';
import { useText } from '../../core/language/useText.ts';
import { type AgentPageKey, agentPageKeys } from '../../core/routing/agentPageKeys.ts';
import { useAgentCentre, useNamedPage } from '../../core/routing/useCentre.ts';
import { useGate } from '../../core/routing/useGate.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useSession, useViewer } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { CentrePage } from '../../shared/page/CentrePage.tsx';
import { type AgentPage, agentPages } from './agentPages.ts';
import { AgentFrameContext, type AgentHeadContent } from './shared/AgentHead.tsx';

const first: AgentPageKey = 'agentTeamOverview';

/** The agent centre for agents; everybody else is led to the login or told that it is for agents (AGT-01, LGN-10). */
export function Agent(props: OverlayProps) {
  const { open, onClose } = props;
  const text = useText();
  const viewer = useViewer();
  const gate = useGate();
  const visitor = viewer === null;
  const offered = useAccess(decideAgentCentre);
  // What the platform has not said yet keeps no agent out.
  const unsaid = useStatus().permission === null;
  useEffect(() => {
    if (open && visitor) gate({ kind: 'sign-in' }, { back: true });
  }, [open, visitor, gate]);
  if (visitor) return null;
  if (offered || (unsaid && canOpenAgentCentre(viewer))) return <AgentCentre {...props} />;
  return (
    <WarningDialog
      open={open}
      title={text('agent.refused')}
      text={text('agent.refused.text')}
      close={text('frame.close')}
      onClose={onClose}
    />
  );
}

function AgentCentre({ open, onClose }: OverlayProps) {
  const text = useText();
  const { menuHref } = useAgentCentre();
  const { key, items } = useShownPage(open);
  const [head, setHead] = useState<AgentHeadContent | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const frame = useMemo(() => ({ setHead, actions }), [actions]);
  const owner = useOwner();
  const page = agentPages.find((one) => one.key === key);
  const Shown = page?.page.component;
  return (
    <AccountDialog
      open={open}
      size="lg"
      title={text('agent.title')}
      owner={owner}
      groups={[{ id: 'pages', items }]}
      page={page ? (head?.title ?? text(page.title)) : null}
      {...(head?.text !== undefined && { text: head.text })}
      nested={head !== null}
      backHref={head?.backHref ?? menuHref}
      actions={<div ref={setActions} />}
      footerRef={setFooter}
      onClose={onClose}
      words={{ close: text('frame.close'), back: head?.back ?? text('agent.menu') }}
    >
      {Shown && (
        <AgentFrameContext value={frame}>
          <CentrePage pageKey={key} page={Shown} footer={footer} />
        </AgentFrameContext>
      )}
    </AccountDialog>
  );
}

/** The page in use and the menu around it. While the centre closes, what it showed stays. */
function useShownPage(open: boolean): { key: AgentPageKey | null; items: readonly AccountDialogItem[] } {
  const named = useNamedPage(agentPageKeys);
  const pages = useAllowedPages(named);
  const otherwise = useTablet() ? first : null;
  const asked = pages.some((page) => page.key === named) ? named : otherwise;
  const [key, setKey] = useState(asked);
  if (open && asked !== key) setKey(asked);
  return { key, items: useItems(pages, key) };
}

/** Without the kinds of contract that the platform does not run (AGT-10); the one asked for stays while that is not known. */
function useAllowedPages(named: AgentPageKey | null): readonly AgentPage[] {
  const { value: kinds } = useEndpoint(consolidatedFunds, {});
  return agentPages.filter(({ key, kind }) => kind === undefined || (kinds ? kinds[kind] : key === named));
}

function useItems(pages: readonly AgentPage[], current: AgentPageKey | null): readonly AccountDialogItem[] {
  const text = useText();
  const { hrefOf } = useAgentCentre();
  const { value } = useEndpoint(agentAttention, {}, { every: 60_000 });
  return pages.map(({ key, icon, title, kind }) => {
    const count = key === 'agentAnnouncement' ? value?.announcements : kind && value?.counts[kind];
    const label = kind ? 'agent.count.contracts' : 'agent.count.announcements';
    return {
      id: key,
      href: hrefOf(key),
      label: text(title),
      icon,
      current: key === current,
      ...(count !== undefined && { count: { value: count, label: text(label, { count }) } }),
    };
  });
}

/** The name of the place, and who looks after a team in it at which level. */
function useOwner() {
  const text = useText();
  const { username } = useSession();
  const { value: profile, loading } = useEndpoint(agentProfile, {});
  const name = apart(profile?.name ?? username ?? '');
  return {
    name: text('agent.title'),
    detail: profile ? text('agent.owner', { name, level: profile.level }) : name,
    ...(loading && { badge: <Skeleton shape="badge" /> }),
  };
}
