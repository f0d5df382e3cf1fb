import { readPage } from '@baize/domain';
import { useMemo } from 'react';
import { useGetLocation } from '../../../core/routing/navigation.tsx';
import { type MemberPageKey, readCentre } from '../../../core/routing/paths.ts';
import { useCentre, useCentreQuery } from '../../../core/routing/useCentre.ts';

const shownKeys = ['page', 'status', 'type', 'days'] as const;
export type ShownKey = (typeof shownKeys)[number];

type Changes = Partial<Record<ShownKey, string | null>>;

export interface Shown {
  get: (key: ShownKey) => string | null;
  /** Page number, from 1. */
  page: number;
  /** Current parameters, for links that lead on from here. */
  parameters: Record<string, string>;
  pageHref: (page: number) => string;
  /** Adds a history entry. */
  turn: (page: number) => void;
  /** Replaces the history entry and returns to page 1; null removes a parameter. */
  choose: (changes: Changes) => void;
}

export function useShown(key: MemberPageKey): Shown {
  const search = useCentreQuery(key);
  const { hrefOf, go } = useCentre();
  const getLocation = useGetLocation();
  return useMemo(() => {
    const changed = (changes: Changes, from = search): Record<string, string> =>
      Object.fromEntries(
        shownKeys.flatMap((one) => {
          const value = one in changes ? changes[one] : from.get(one);
          return value ? [[one, value] as const] : [];
        }),
      );
    const paged = (page: number): Changes => ({ page: page > 1 ? String(page) : null });
    // React may render later than the next click, so start from the current address.
    const latest = () => readCentre(new URLSearchParams(getLocation().search));
    return {
      get: (one) => search.get(one),
      page: readPage(search.get('page')),
      parameters: changed({}),
      pageHref: (page) => hrefOf(key, changed(paged(page))),
      turn: (page) => go(key, changed(paged(page), latest())),
      choose: (changes) => go(key, changed({ page: null, ...changes }, latest()), { replace: true }),
    };
  }, [key, search, hrefOf, go, getLocation]);
}
