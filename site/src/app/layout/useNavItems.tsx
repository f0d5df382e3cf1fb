import { type Category, decidePromotions, decideReferral, dropDownVendors, menuPath } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import type { NavItem } from '@baize/ui';
import { Suspense, useMemo } from 'react';
import { type Translate, useText } from '../../core/language/useText.ts';
import { lazyPart } from '../../core/loading/chunks.ts';
import { usePage } from '../../core/routing/navigation.tsx';
import { hasRoute, plainPath } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';
import { useAccess } from '../../core/services/access.ts';
import { useStatus } from '../../core/services/status.ts';
import { useCategories } from '../../data/categories.ts';
import { loadOf } from '../../data/load.ts';
import { type Pictures, usePictures, vendorPictures } from '../../data/pictures.ts';

/** Home, one item for each category that has vendors, with its drop-down, and what else leads somewhere (HDR-09, HDR-10, NAV-18). */
export function useNavItems(): readonly NavItem[] {
  const text = useText();
  const pictures = usePictures();
  const answer = useCategories();
  const { pathname } = usePage();
  const referral = useAccess(decideReferral);
  const promotions = useAccess(decidePromotions);
  const { known } = useStatus();
  return useMemo(() => {
    const at = plainPath(pathname);
    const load = loadOf(answer, text, { title: text('nav.vendors.failed') });
    const home: NavItem = { id: 'home', label: text('nav.home'), href: paths.home, current: at === paths.home };
    // What comes later would push aside what is there.
    if (!known || !(answer.value || answer.error)) return [home];
    const way = (id: 'download' | 'promotions' | 'referral', href: string) => ({
      id,
      label: text(`ways.${id}`),
      href,
      current: at === href,
    });
    const ways = [
      ...(promotions ? [way('promotions', paths.promotions())] : []),
      way('download', paths.download),
      ...(referral ? [way('referral', paths.join)] : []),
    ];
    const categories = (answer.value ?? []).map((category) => categoryItem(category, at, text, pictures, load));
    return [home, ...categories, ...ways];
  }, [answer, pathname, pictures, text, promotions, referral, known]);
}

const { component: NavFeature } = lazyPart(
  () => import('./navParts.ts').then((parts) => parts.NavFeature),
  ['account'],
);

type VendorLoad = NonNullable<NavItem['vendors']>['load'];

function categoryItem(category: Category, at: string, text: Translate, pictures: Pictures, load: VendorLoad): NavItem {
  const label = text(`nav.${category.id.toLowerCase()}` as MessageId);
  const path = menuPath(category.id);
  const href = path && hasRoute(path) ? path : undefined;
  const [only] = category.vendors;
  // The group without a page launches its first game at once (NAV-17).
  if (path === null && only) return { id: category.id, label, href: paths.vendor(only) };
  const { shown, more } = dropDownVendors(category.vendors);
  return {
    id: category.id,
    label,
    href,
    current: href === at,
    hot: category.vendors.some(({ hot }) => hot),
    vendors: {
      load,
      feature: (
        <Suspense>
          <NavFeature type={category.id} href={href} />
        </Suspense>
      ),
      seeAll: more && href ? { label: text('nav.more', { count: category.vendors.length }), href } : undefined,
      items: shown.map((vendor) => ({
        code: vendor.code,
        name: vendor.name,
        hot: vendor.hot,
        href: paths.vendor(vendor),
        ...vendorPictures(vendor.picture, pictures),
      })),
    },
  };
}
