import { arrangeCategories, type Category, permittedCategories } from '@baize/domain';
import { gameMenus } from '@baize/gateway';
import { useMemo } from 'react';
import { useBrand, useLanguage } from '../core/services/services.ts';
import { type Answer, useEndpoint } from './useEndpoint.ts';

/** The categories with their vendors, in the order of the head navigation, as far as the jurisdiction allows them (NAV-18, RSP-05). */
export function useCategories(): Answer<Category[]> {
  const language = useLanguage();
  const { vendorLists, jurisdiction } = useBrand();
  const answer = useEndpoint(gameMenus, { language });
  return useMemo(
    () => ({
      ...answer,
      value:
        answer.value && oneLottery(permittedCategories(arrangeCategories(answer.value, vendorLists), jurisdiction)),
    }),
    [answer, vendorLists, jurisdiction],
  );
}

/** How many games a category has, over all its studios; null where that is not known of each of them. */
export function useCategoryTotal(type: string): number | null {
  const vendors = useCategories().value?.find(({ id }) => id === type)?.vendors ?? [];
  const counts = vendors.flatMap(({ games }) => games ?? []);
  return counts.length === vendors.length && counts.length > 0 ? counts.reduce((sum, count) => sum + count) : null;
}

/** What a studio is called; nothing until that is known, and for one that is in no category: its code says nothing to a player. */
export function useStudioName(): (code: string) => string {
  const { value } = useCategories();
  return useMemo(() => {
    const vendors = (value ?? []).flatMap((category) => category.vendors);
    const names = new Map(vendors.map(({ code, name }) => [code, name]));
    return (code) => names.get(code) ?? '';
  }, [value]);
}

/** Both kinds of lottery share one page, so they share one place in every menu; a vendor of both is named once. */
function oneLottery(categories: readonly Category[]): Category[] {
  const lotteries = categories.filter(({ id }) => id === 'ELOTT' || id === 'LOTT');
  const vendors = new Map(lotteries.flatMap((category) => category.vendors).map((vendor) => [vendor.code, vendor]));
  return categories.flatMap((category) => {
    if (category === lotteries[0]) return [{ id: 'ELOTT', vendors: [...vendors.values()] }];
    return lotteries.includes(category) ? [] : [category];
  });
}
