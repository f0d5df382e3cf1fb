import { decideMemberCentre, offered, whereAll } from '@baize/domain';
import { CircleUserRound, Wallet } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useAccess } from '../../core/services/access.ts';
import { useUnread } from '../../data/player.ts';
import { SiteTabs } from './SiteTabs.tsx';

const decideWallet = whereAll(decideMemberCentre, offered('wallets'));

export function PlayerTabs() {
  const text = useText();
  const { hrefOf, menuHref } = useCentre();
  const { value: unread } = useUnread();
  const allowed = useAccess(decideWallet);
  const count = (unread?.messages ?? 0) + (unread?.promotions ?? 0);
  return (
    <SiteTabs
      money={allowed && { id: 'wallet', label: text('nav.wallet'), href: hrefOf('transferFund'), icon: Wallet }}
      own={{
        id: 'account',
        label: text('nav.account'),
        href: menuHref,
        icon: CircleUserRound,
        count: { value: count, label: text('frame.account.count', { count }) },
      }}
    />
  );
}
