import { availableLists, type Capability, type ListType, type Vendor } from '@baize/domain';
import { useMemo } from 'react';
import { usePage } from '../../../core/routing/navigation.tsx';
import { plainPath } from '../../../core/routing/pagePaths.ts';
import { useServices } from '../../../core/services/services.ts';
import { useStatus } from '../../../core/services/status.ts';
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

const listNeeds: Partial<Record<ListType, Capability>> = { fav: 'favourites', recent: 'recent' };

/** Returns the available lists; hot only when a chosen studio has hot games (LOB-02). */
export function useListTypes(type: string, vendors: readonly string[]): ListType[] {
  const { platform } = useServices();
  const { permission } = useStatus();
  const { value } = useHotGames(type, vendors.length === 1 ? vendors[0] : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered changes with the status
  return useMemo(() => {
    const hot = value?.games.some(({ vendor }) => vendors.length === 0 || vendors.includes(vendor));
    const lists = availableLists(type, hot === true);
    return lists.filter((list) => platform.offers(listNeeds[list]));
  }, [type, vendors, value, platform, permission]);
}
