import { decideAgentCentre, decideReferral, decideUpline } from '@baize/domain';
import { memberCounts } from '@baize/gateway';
import { Avatar, Badge, Button, Empty, Skeleton } from '@baize/ui';
import { AccountDialog, type AccountDialogGroup, type AccountDialogItem } from '@baize/ui/overlays';
import { Network } from 'lucide';
import { useState } from 'react';
import { useIsWide, useTablet } from '../../core/browser/useMedia.ts';
import { useText } from '../../core/language/useText.ts';
import { memberNeeds } from '../../core/routing/pageNeeds.ts';
import { type MemberPageKey, memberPageKeys } from '../../core/routing/paths.ts';
import { useAgentCentre, useCentre, useCentrePage } from '../../core/routing/useCentre.ts';
import type { OverlayProps } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useServices, useSession } from '../../core/services/services.ts';
import { useStatus } from '../../core/services/status.ts';
import { useIsDepositHeld } from '../../data/dutiesFirst.ts';
import { useAvatarPictures, useMember } from '../../data/player.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';
import { CentrePage } from '../../shared/page/CentrePage.tsx';
import { BalanceCorner } from '../../shared/players/BalanceCorner.tsx';
import { usePlayersOverlay } from '../points/usePlayersOverlay.ts';
import { type MemberPage, memberPages } from './memberPages.ts';

const first: MemberPageKey = memberPageKeys[0];

/** Shows the member centre: a menu of pages and the one named in the address (MEM-01). */
export function Member({ open, onClose }: OverlayProps) {
  const text = useText();
  const allowed = usePlayersOverlay(open);
  const { menuHref } = useCentre();
  const { key, groups } = useShownPage(open);
  const page = memberPages.find((one) => one.key === key);
  const isHeld = useIsDepositHeld() && key === 'depositv2';
  const owner = useOwner();
  const agentGroup = useAgentGroup();
  const tablet = useTablet();
  const isWide = useIsWide();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const Shown = page?.page.component;
  const { offers } = useServices().platform;
  return (
    <AccountDialog
      open={open && allowed && !isHeld}
      title={text('member.title')}
      owner={owner}
      groups={[{ id: 'pages', items: groups }, ...agentGroup]}
      page={page ? text(page.title) : null}
      backHref={menuHref}
      // At this width the centre covers the header with the balance (NAV-26).
      actions={tablet && !isWide && <BalanceCorner />}
      footerRef={setFooter}
      onClose={onClose}
      words={{ close: text('frame.close'), back: text('member.menu') }}
    >
      {Shown && allowed && (
        <CentrePage pageKey={key} page={offers(memberNeeds[page.key]) ? Shown : NotOfferedHere} footer={footer} />
      )}
    </AccountDialog>
  );
}

function NotOfferedHere() {
  const text = useText();
  const { hrefOf } = useCentre();
  return (
    <Empty
      title={text('notOffered.title')}
      text={text('notOffered.text')}
      actions={<Button href={hrefOf(first)}>{text('member.page.securityCenter')}</Button>}
    />
  );
}

/** Returns the link to the agent centre; the only one on a phone (HDR-07). */
function useAgentGroup(): readonly AccountDialogGroup[] {
  const text = useText();
  const { menuHref } = useAgentCentre();
  if (!useAccess(decideAgentCentre)) return [];
  return [{ id: 'agent', items: [{ id: 'agent', href: menuHref, label: text('member.agent'), icon: Network }] }];
}

/** Returns the current page and the menu around it; both stay while the dialog closes. */
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

/** Leaves out pages without permission (MEM-07) or not offered by the platform; such an address shows a notice. */
function useAllowedPages(named: string | null): readonly MemberPage[] {
  const upline = useAccess(decideUpline);
  const referral = useAccess(decideReferral);
  const { known } = useStatus();
  const { offers } = useServices().platform;
  const withheld: ReadonlySet<MemberPageKey> = new Set([
    ...(upline ? [] : ['transferUpline' as const]),
    ...(referral || !known || named === 'referral' ? [] : ['referral' as const]),
  ]);
  // A typed address keeps its entry and says that the page is not offered.
  return memberPages.filter(({ key }) => !withheld.has(key) && (key === named || offers(memberNeeds[key])));
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
