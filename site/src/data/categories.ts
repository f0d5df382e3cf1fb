import { arrangeCategories, type Category, permittedCategories } from '@baize/domain';
import { gameMenus } from '@baize/gateway';
import { useMemo } from 'react';
import { useRules } from '../core/services/rules.ts';
import { useBrand, useLanguage } from '../core/services/services.ts';
import { useOffered } from '../core/services/status.ts';
import { type Answer, useEndpoint } from './useEndpoint.ts';

export function useCategories(): Answer<Category[]> {
  const language = useLanguage();
  const { vendorLists } = useBrand();
  const rules = useRules();
  const lottery = useOffered('lottery');
  const answer = useEndpoint(gameMenus, { language });
  return useMemo(
    () => ({
      ...answer,
      value:
        answer.value &&
        oneLottery(permittedCategories(arrangeCategories(answer.value, vendorLists), rules)).filter(
          ({ id }) => lottery || id !== 'ELOTT',
        ),
    }),
    [answer, vendorLists, rules, lottery],
  );
}

/** Counts a category's games over all its studios; null unless every studio's count is known. */
export function useCategoryTotal(type: string): number | null {
  const vendors = useCategories().value?.find(({ id }) => id === type)?.vendors ?? [];
  const counts = vendors.flatMap(({ games }) => games ?? []);
  return counts.length === vendors.length && counts.length > 0 ? counts.reduce((sum, count) => sum + count) : null;
}

export function useStudioName(): (code: string) => string {
  const { value } = useCategories();
  return useMemo(() => {
    const vendors = (value ?? []).flatMap((category) => category.vendors);
    const names = new Map(vendors.map(({ code, name }) => [code, name]));
    return (code) => names.get(code) ?? '';
  }, [value]);
}

/** Merges both kinds of lottery, which share one page and therefore one menu entry. */
function oneLottery(categories: readonly Category[]): Category[] {
  const lotteries = categories.filter(({ id }) => id === 'ELOTT' || id === 'LOTT');
  const vendors = new Map(lotteries.flatMap((category) => category.vendors).map((vendor) => [vendor.code, vendor]));
  return categories.flatMap((category) => {
    if (category === lotteries[0]) return [{ id: 'ELOTT', vendors: [...vendors.values()] }];
    return lotteries.includes(category) ? [] : [category];
  });
}
