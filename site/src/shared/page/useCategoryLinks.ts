import { menuPath } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { Cherry, Club, Feather, Fish, Gamepad2, type IconNode, Spade, Ticket, Volleyball } from 'lucide';
import { useMemo } from 'react';
import { useText } from '../../core/language/useText.ts';
import { hasRoute } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useCategories } from '../../data/categories.ts';

const icons: Readonly<Record<string, IconNode>> = {
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

export interface CategoryLink {
  id: string;
  href: string;
  name: string;
  icon: IconNode;
}

/** Returns the categories that have a page, else the page of their first studio. */
export function useCategoryLinks(): { links: CategoryLink[]; loading: boolean } {
  const text = useText();
  const { value, loading } = useCategories();
  const links = useMemo(
    () =>
      (value ?? []).flatMap(({ id, vendors }) => {
        const path = menuPath(id);
        const first = vendors[0];
        const href = path && hasRoute(path) ? path : first && paths.vendor(first);
        return href ? [{ id, href, name: text(`nav.${id.toLowerCase()}` as MessageId), icon: icons[id] ?? Club }] : [];
      }),
    [value, text],
  );
  return { links, loading };
}
