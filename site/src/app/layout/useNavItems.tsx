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

/**
 * Returns the navigation: home, each category with vendors and its drop-down, and further pages (HDR-09, HDR-10,
 * NAV-18).
 */
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
    // Wait for all, since late items would push earlier ones aside.
    if (!known || !(answer.value || answer.error)) return [home];
    const shortcut = (id: 'download' | 'promotions' | 'referral', href: string) => ({
      id,
      label: text(`shortcuts.${id}`),
      href,
      current: at === href,
    });
    const shortcuts = [
      ...(promotions ? [shortcut('promotions', paths.promotions())] : []),
      shortcut('download', paths.download),
      ...(referral ? [shortcut('referral', paths.join)] : []),
    ];
    const categories = (answer.value ?? []).map((category) => categoryItem(category, at, text, pictures, load));
    return [home, ...categories, ...shortcuts];
  }, [answer, pathname, pictures, text, promotions, referral, known]);
}

const { component: NavFeature } = lazyPart(
  () => import('./navParts.ts').then((parts) => parts.NavFeature),
  ['account-menu'],
);

type VendorLoad = NonNullable<NavItem['vendors']>['load'];

function categoryItem(category: Category, at: string, text: Translate, pictures: Pictures, load: VendorLoad): NavItem {
  const label = text(`nav.${category.id.toLowerCase()}` as MessageId);
  const path = menuPath(category.id);
  const href = path && hasRoute(path) ? path : undefined;
  const [only] = category.vendors;
  // A category without a page launches its first game directly (NAV-17).
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
