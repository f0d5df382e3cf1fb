import { availableLists, type ListType, type Vendor, withVendor } from '@baize/domain';
import { useMemo } from 'react';
import { usePage } from '../../../core/routing/navigation.tsx';
import { plainPath } from '../../../core/routing/pagePaths.ts';
import { useCategories } from '../../../data/categories.ts';
import { useHotGames } from '../../../data/games.ts';
import { useLobbyView } from './useLobbyView.ts';

const noVendors: readonly Vendor[] = [];

/** What hero and page of a lobby both need: its type, its vendors, the view of the address with a vendor chosen (LOB-01). */
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
  const { value } = useHotGames(type, vendor || null);
  return useMemo(() => availableLists(type, (value?.games.length ?? 0) > 0), [type, value]);
}
