import { canOpenMemberCentre } from '@baize/domain';
import type { TabItem } from '@baize/ui';
import { Gift, UserRound, Wallet } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { usePage } from '../../core/routing/navigation.tsx';
import { hasRoute, plainPath } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useCentre } from '../../core/routing/useCentre.ts';
import { useViewer } from '../../core/services/services.ts';
import { useUnread } from '../../data/player.ts';
import { SiteTabs } from './SiteTabs.tsx';

/** The tab bar of a player: the wallet in its middle, and the account with what waits there. */
export function PlayerTabs() {
  const text = useText();
  const { hrefOf, menuHref } = useCentre();
  const { value: unread } = useUnread();
  const at = plainPath(usePage().pathname);
  const allowed = canOpenMemberCentre(useViewer());
  const count = (unread?.messages ?? 0) + (unread?.promotions ?? 0);
  const own: TabItem[] = [];
  if (allowed)
    own.push({ id: 'wallet', label: text('nav.wallet'), href: hrefOf('transferFund'), icon: Wallet, main: true });
  const promotions = paths.promotions();
  if (hasRoute(promotions))
    own.push({
      id: 'promotions',
      label: text('ways.promotions'),
      href: promotions,
      icon: Gift,
      current: at === promotions,
    });
  own.push({
    id: 'account',
    label: text('nav.account'),
    href: menuHref,
    icon: UserRound,
    count: { value: count, label: text('frame.account.count', { count }) },
  });
  return <SiteTabs own={own} />;
}
