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
  /** From 1. */
  page: number;
  /** Everything that is shown, as parameters, for a way that leads on from here. */
  parameters: Record<string, string>;
  pageHref: (page: number) => string;
  /** Another page of a list is a step. */
  turn: (page: number) => void;
  /** Another choice takes the place of what was shown, from its first page on; null takes one away. */
  choose: (changes: Changes) => void;
}

/** What a list of the centre shows, as its address says. */
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
    // A change starts from what the address says by then: React may render it later than the next press.
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
