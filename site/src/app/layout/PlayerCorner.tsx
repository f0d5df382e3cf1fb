import { decideAgentCentre, decideMemberCentre } from '@baize/domain';
import { type AccountLink, AccountMenu, Inline, Skeleton } from '@baize/ui';
import { Mail, Network, UserRound } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useAgentCentre, useCentre } from '../../core/routing/useCentre.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';
import { useAccess } from '../../core/services/access.ts';
import { useSession } from '../../core/services/services.ts';
import { useOffered } from '../../core/services/status.ts';
import { useAvatarPictures, useMember, useUnread } from '../../data/player.ts';
import { ServiceButton } from '../../shared/page/ServiceButton.tsx';
import { BalanceCorner } from '../../shared/players/BalanceCorner.tsx';
import { MoneyWays } from '../../shared/players/MoneyWays.tsx';

/**
 * Shows a player's balance, deposit and withdrawal, avatar, badge and menu (HDR-04 to HDR-08), with less of each on a
 * scrolled page (NAV-23).
 */
export function PlayerCorner({ scrolled }: { scrolled?: boolean }) {
  const text = useText();
  const overlay = useOverlay();
  const { username, customerId } = useSession();
  const { value: member } = useMember();
  const { value: unread } = useUnread();
  const avatar = useAvatarPictures();
  // A restored session has the token before the name, and a button needs a name.
  const name = member?.account ?? username;
  const id = member?.id ?? customerId ?? '';
  const count = (unread?.messages ?? 0) + (unread?.promotions ?? 0);
  const links = useAccountLinks(unread?.messages ?? 0);
  return (
    <>
      <BalanceCorner compact={scrolled} />
      <MoneyWays only={scrolled ? 'in' : undefined} />
      {!name && scrolled && <Skeleton shape="circle" />}
      {name && (
        <AccountMenu
          name={name}
          picture={avatar}
          count={count}
          vip={member?.club?.name}
          compact={scrolled}
          userId={id}
          onCopyId={() => overlay.open('copied')}
          links={links}
          onSignOut={() => overlay.open('sign-out')}
          words={{
            id: text('frame.account.id', { id }),
            copy: text('frame.account.copy'),
            signOut: text('frame.signOut'),
            count: text('frame.account.count', { count }),
          }}
        />
      )}
    </>
  );
}

function useAccountLinks(unread: number): readonly AccountLink[] {
  const text = useText();
  const { hrefOf } = useCentre();
  const agentCentre = useAgentCentre();
  const offered = useAccess(decideAgentCentre);
  const inbox = useOffered('messages');
  if (!useAccess(decideMemberCentre)) return [];
  const agent = {
    id: 'agent',
    href: agentCentre.hrefOf('agentTeamOverview'),
    label: text('member.agent'),
    icon: Network,
  };
  const messages = {
    id: 'messages',
    href: hrefOf('messageV2'),
    label: text('member.page.messageV2'),
    icon: Mail,
    count: { value: unread, label: text('member.count.messages', { count: unread }) },
  };
  return [
    { id: 'member', href: hrefOf('securityCenter'), label: text('member.title'), icon: UserRound },
    ...(inbox ? [messages] : []),
    ...(offered ? [agent] : []),
  ];
}

export function PlayerPhoneCorner() {
  return (
    <Inline gap={2} align="center">
      <ServiceButton />
    </Inline>
  );
}
