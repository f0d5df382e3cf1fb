import { TabBar, type TabItem } from '@baize/ui';
import { House, LayoutGrid, UserRound } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { usePage } from '../../core/routing/navigation.tsx';
import { plainPath } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';

/** The tab bar of a phone: the places a thumb must reach (HDR-14). `own` are those of a player; a visitor has the login. */
export function SiteTabs({ own }: { own?: readonly TabItem[] }) {
  const text = useText();
  const overlay = useOverlay();
  const at = plainPath(usePage().pathname);
  const items: TabItem[] = [
    { id: 'home', label: text('nav.home'), href: paths.home, icon: House, current: at === paths.home },
    { id: 'games', label: text('nav.games'), href: paths.slots, icon: LayoutGrid, current: at === paths.slots },
    ...(own ?? [{ id: 'account', label: text('login.action'), href: overlay.hrefOf('login'), icon: UserRound }]),
  ];
  return <TabBar label={text('frame.main')} items={items} />;
}
