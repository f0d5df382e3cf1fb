import { availableLists, type ListType, type Vendor, withVendor } from '@baize/domain';
import { hotGames } from '@baize/gateway';
import { useMemo } from 'react';
import { usePage } from '../../../core/routing/navigation.tsx';
import { plainPath } from '../../../core/routing/pagePaths.ts';
import { useBrand, useLanguage } from '../../../core/services/services.ts';
import { useCategories } from '../../../data/categories.ts';
import { useEndpoint } from '../../../data/useEndpoint.ts';
import { useLobbyView } from './useLobbyView.ts';

const noVendors: readonly Vendor[] = [];

/** What stage and page of a lobby both need: its type, its vendors, the view of the address with a vendor chosen (LOB-01). */
export function useLobby() {
  const type = plainPath(usePage().pathname).slice(1).toUpperCase();
  const answer = useCategories();
  const { view, change } = useLobbyView(type);
  const vendors = answer.value?.find(({ id }) => id === type)?.vendors ?? noVendors;
  const vendor = view.vendor ?? vendors[0]?.code ?? null;
  const shown = useMemo(() => (vendor === view.vendor ? view : { ...view, vendor }), [view, vendor]);
  const select = (code: string) => change((now) => withVendor(now.vendor ? now : { ...now, vendor }, code));
  return { type, answer, vendors, view: shown, change, select };
}

/** The list types that can be chosen now: hot only where the vendor has hot games (LOB-02). */
export function useListTypes(type: string, vendor: string | null): ListType[] {
  const { merchantCode } = useBrand();
  const language = useLanguage();
  const { value } = useEndpoint(
    hotGames,
    vendor ? { vassalage: vendor, gameType: type, merchantCode, language } : null,
  );
  return useMemo(() => availableLists(type, (value?.games.length ?? 0) > 0), [type, value]);
}
