import { decidePromotions } from '@baize/domain';
import { TabBar, type TabItem } from '@baize/ui';
import { Gift, House, LayoutGrid } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { usePage } from '../../core/routing/navigation.tsx';
import { plainPath } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useAccess } from '../../core/services/access.ts';

export function SiteTabs({ money, own }: { money?: TabItem | false; own?: TabItem | false }) {
  const text = useText();
  const at = plainPath(usePage().pathname);
  const offers = paths.promotions();
  const promotions = useAccess(decidePromotions);
  const place = (item: TabItem): TabItem => ({ ...item, current: at === item.href });
  const items = [
    place({ id: 'home', label: text('nav.home'), href: paths.home, icon: House }),
    place({ id: 'games', label: text('nav.games'), href: paths.slots, icon: LayoutGrid }),
    money && { ...money, main: true },
    promotions && place({ id: 'offers', label: text('nav.offers'), href: offers, icon: Gift }),
    own,
  ];
  return <TabBar label={text('frame.main')} items={items.filter((item) => !!item)} />;
}
