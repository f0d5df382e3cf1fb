import { decideAgentCentre, decideReferral, decideUpline } from '@baize/domain';
import { memberCounts } from '@baize/gateway';
import { Avatar, Badge, Skeleton } from '@baize/ui';
import { AccountDialog, type AccountDialogGroup, type AccountDialogItem } from '@baize/ui/overlays';
import { Network } from 'lucide';
import { useState } from 'react';
import { useDesk, useTablet } from '../../core/browser/useMedia.ts';
import { useText } from '../../core/language/useText.ts';
import { type MemberPageKey, memberPageKeys } from '../../core/routing/paths.ts';
import { useAgentCentre, useCentre, useCentrePage } from '../../core/routing/useCentre.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useSession } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { useAvatarPictures, useMember } from '../../data/player.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { CentrePage } from '../../shared/page/CentrePage.tsx';
import { BalanceCorner } from '../../shared/players/BalanceCorner.tsx';
import { usePlayersOverlay } from '../points/usePlayersOverlay.ts';
import { type MemberPage, memberPages } from './memberPages.ts';

const first: MemberPageKey = memberPageKeys[0];

/** Everything about one's own account: a menu of pages and one of them, which the address names (MEM-01). */
export function Member({ open, onClose }: OverlayProps) {
  const text = useText();
  const allowed = usePlayersOverlay(open);
  const { menuHref } = useCentre();
  const { key, groups } = useShownPage(open);
  const page = memberPages.find((one) => one.key === key);
  const owner = useOwner();
  const agentGroup = useAgentGroup();
  const tablet = useTablet();
  const desk = useDesk();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const Shown = page?.page.component;
  return (
    <AccountDialog
      open={open && allowed}
      title={text('member.title')}
      owner={owner}
      groups={[{ id: 'pages', items: groups }, ...agentGroup]}
      page={page ? text(page.title) : null}
      backHref={menuHref}
      // Here the centre covers the header with its balance (NAV-26).
      actions={tablet && !desk && <BalanceCorner />}
      footerRef={setFooter}
      onClose={onClose}
      words={{ close: text('frame.close'), back: text('member.menu') }}
    >
      {Shown && allowed && <CentrePage pageKey={key} page={Shown} footer={footer} />}
    </AccountDialog>
  );
}

/** The way to the agent centre, which a phone has here alone (HDR-07). */
function useAgentGroup(): readonly AccountDialogGroup[] {
  const text = useText();
  const { menuHref } = useAgentCentre();
  if (!useAccess(decideAgentCentre)) return [];
  return [{ id: 'agent', items: [{ id: 'agent', href: menuHref, label: text('member.agent'), icon: Network }] }];
}

/** The page in use and the menu around it. While the centre closes, what it showed stays. */
function useShownPage(open: boolean): { key: MemberPageKey | null; groups: readonly AccountDialogItem[] } {
  const named = useCentrePage();
  const pages = useAllowedPages(named);
  const otherwise = useTablet() ? first : null;
  const asked = pages.some((page) => page.key === named) ? named : otherwise;
  const [key, setKey] = useState(asked);
  if (open && asked !== key) setKey(asked);
  const itemOf = useItemOf(key);
  return { key, groups: pages.map(itemOf) };
}

/** Without what this account has no right to (MEM-07), and what the platform does not offer; its own address says so. */
function useAllowedPages(named: string | null): readonly MemberPage[] {
  const upline = useAccess(decideUpline);
  const referral = useAccess(decideReferral);
  const { known } = useStatus();
  const withheld: ReadonlySet<MemberPageKey> = new Set([
    ...(upline ? [] : ['transferUpline' as const]),
    ...(referral || !known || named === 'referral' ? [] : ['referral' as const]),
  ]);
  return memberPages.filter(({ key }) => !withheld.has(key));
}

function useItemOf(current: MemberPageKey | null): (page: MemberPage) => AccountDialogItem {
  const text = useText();
  const { hrefOf } = useCentre();
  const { value: counts } = useEndpoint(memberCounts, {}, { every: 60_000 });
  return ({ key, icon, title, count }) => {
    const waiting = count && counts ? counts[count] : 0;
    return {
      id: key,
      href: hrefOf(key),
      label: text(title),
      icon,
      current: key === current,
      count: count && { value: waiting, label: text(`member.count.${count}`, { count: waiting }) },
    };
  };
}

function useOwner() {
  const text = useText();
  const { username, customerId } = useSession();
  const { value: member, loading } = useMember();
  const pictures = useAvatarPictures();
  const id = member?.id ?? customerId;
  const club = member?.club?.name;
  return {
    picture: <Avatar picture={pictures} alt="" />,
    name: member?.account ?? username ?? '',
    detail: id ? text('frame.account.id', { id }) : undefined,
    badge: club ? <Badge tone="vip">{club}</Badge> : loading && <Skeleton shape="badge" />,
  };
}
