import { canOpenAgentCentre, decideAgentCentre } from '@baize/domain';
import { agentAttention, agentProfile, consolidatedFunds } from '@baize/gateway';
import { Skeleton } from '@baize/ui';
import { AccountDialog, type AccountDialogItem, WarningDialog } from '@baize/ui/overlays';
import { useEffect, useMemo, useState } from 'react';
import { useTablet } from '../../core/browser/useMedia.ts';
import { apart, inOrder } from '../../core/language/isolate.ts';
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
import { AgentFrameContext, type AgentHeadContent } from './shared/agentFrame.tsx';
import { usePlatformZone } from './shared/agentProfile.ts';

const first: AgentPageKey = 'agentTeamOverview';

/** Opens the agent centre for agents; sends visitors to the login and shows players a warning (AGT-01, LGN-10). */
export function Agent(props: OverlayProps) {
  const { open, onClose } = props;
  const text = useText();
  const viewer = useViewer();
  const gate = useGate();
  const visitor = viewer === null;
  const offered = useAccess(decideAgentCentre);
  // Until the permissions are known, let agents in.
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
  const clock = useClockText();
  const page = agentPages.find((one) => one.key === key);
  const Shown = page?.page.component;
  const pageText = head ? head.text : page && clock;
  return (
    <AccountDialog
      open={open}
      size="lg"
      title={text('agent.title')}
      owner={owner}
      groups={[{ id: 'pages', items }]}
      page={page ? (head?.title ?? text(page.title)) : null}
      {...(pageText !== undefined && { text: pageText })}
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

/** Returns the current page and the menu around it; both stay while the dialog closes. */
function useShownPage(open: boolean): { key: AgentPageKey | null; items: readonly AccountDialogItem[] } {
  const named = useNamedPage(agentPageKeys);
  const pages = useAllowedPages(named);
  const otherwise = useTablet() ? first : null;
  const asked = pages.some((page) => page.key === named) ? named : otherwise;
  const [key, setKey] = useState(asked);
  if (open && asked !== key) setKey(asked);
  return { key, items: useItems(pages, key) };
}

/** Leaves out contract kinds the platform does not run (AGT-10); until that is known, only the requested page stays. */
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

/** Says once, below the title of each page, whose clock its days and times follow (FLT-142). */
function useClockText(): string | undefined {
  const text = useText();
  const zone = usePlatformZone();
  return zone && text('agent.clock', { zone: inOrder(zone) });
}

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
