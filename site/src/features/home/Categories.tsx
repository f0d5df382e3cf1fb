import { menuPath } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { CategoryStrip, Skeleton } from '@baize/ui';
import { Cherry, Club, Feather, Fish, Gamepad2, Spade, Ticket, Volleyball } from 'lucide';
import { useText } from '../../core/language/useText.ts';
import { hasRoute } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useCategories } from '../../data/categories.ts';

const icons = {
  RNG: Cherry,
  LIVE: Club,
  FISH: Fish,
  PVP: Spade,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  ELOTT: Ticket,
  LOTT: Ticket,
  DS88: Feather,
};

/** The way into each category on a phone, where the navigation is folded away. */
export function Categories() {
  const text = useText();
  const { value, loading } = useCategories();
  const items = (value ?? []).flatMap(({ id, vendors }) => {
    const path = menuPath(id);
    const first = vendors[0];
    const href = path && hasRoute(path) ? path : first && paths.vendor(first);
    return href
      ? [
          {
            id,
            href,
            label: text(`nav.${id.toLowerCase()}` as MessageId),
            icon: icons[id as keyof typeof icons] ?? Club,
          },
        ]
      : [];
  });
  if (loading) return <Skeleton shape="categories" />;
  return <CategoryStrip label={text('home.categories')} items={items} />;
}
