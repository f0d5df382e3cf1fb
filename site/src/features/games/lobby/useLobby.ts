import { availableLists, type ListType, type Vendor } from '@baize/domain';
import { useMemo } from 'react';
import { usePage } from '../../../core/routing/navigation.tsx';
import { plainPath } from '../../../core/routing/pagePaths.ts';
import { useCategories } from '../../../data/categories.ts';
import { useHotGames } from '../../../data/games.ts';
import { useLobbyView } from './useLobbyView.ts';

const noVendors: readonly Vendor[] = [];

/** Returns what the hero and the page of a lobby share: type, studios and the view in the address (LOB-01, LOB-18). */
export function useLobby() {
  const type = plainPath(usePage().pathname).slice(1).toUpperCase();
  const answer = useCategories();
  const { view, change } = useLobbyView(type);
  const vendors = answer.value?.find(({ id }) => id === type)?.vendors ?? noVendors;
  return { type, answer, vendors, view, change };
}

/** Returns the available lists; hot only when a chosen studio has hot games (LOB-02). */
export function useListTypes(type: string, vendors: readonly string[]): ListType[] {
  const { value } = useHotGames(type, vendors.length === 1 ? vendors[0] : undefined);
  return useMemo(() => {
    const hot = value?.games.some(({ vendor }) => vendors.length === 0 || vendors.includes(vendor));
    return availableLists(type, hot === true);
  }, [type, vendors, value]);
}
