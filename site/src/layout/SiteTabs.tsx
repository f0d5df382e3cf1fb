import { TabBar, type TabItem } from '@baize/ui';
import { House, LayoutGrid, UserRound } from 'lucide';
import { usePage } from '../app/address.tsx';
import { useViewer } from '../app/services.ts';
import { useOverlay } from '../app/useOverlay.ts';
import { useText } from '../language/useText.ts';
import { paths } from '../paths.ts';
import { plainPath } from '../routes.tsx';

/** The tab bar of a phone: the places a thumb must reach (HDR-14). */
export function SiteTabs({ count = 0 }: { count?: number }) {
  const text = useText();
  const overlay = useOverlay();
  const at = plainPath(usePage().pathname);
  const viewer = useViewer();
  const items: TabItem[] = [
    { id: 'home', label: text('nav.home'), href: paths.home, icon: House, current: at === paths.home },
    { id: 'games', label: text('nav.games'), href: paths.slots, icon: LayoutGrid, current: at === paths.slots },
    {
      id: 'account',
      label: viewer ? text('frame.signOut') : text('login.action'),
      href: overlay.hrefOf(viewer ? 'sign-out' : 'login'),
      icon: UserRound,
      count: { value: count, label: text('frame.account.count', { count }) },
    },
  ];
  return <TabBar label={text('frame.main')} items={items} />;
}
