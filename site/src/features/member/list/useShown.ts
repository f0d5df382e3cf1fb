import { readPage, recordPrefix } from '@baize/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetLocation } from '../../../core/routing/navigation.tsx';
import type { MemberPageKey } from '../../../core/routing/paths.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';

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

const nameOf = (key: ShownKey): string => recordPrefix + key;

/** What a list of the centre shows, as its address says. */
export function useShown(key: MemberPageKey): Shown {
  const [search] = useSearchParams();
  const { hrefOf, go } = useCentre();
  const getLocation = useGetLocation();
  return useMemo(() => {
    const changed = (changes: Changes, from = search): Record<string, string> =>
      Object.fromEntries(
        shownKeys.flatMap((one) => {
          const value = one in changes ? changes[one] : from.get(nameOf(one));
          return value ? [[nameOf(one), value] as const] : [];
        }),
      );
    const paged = (page: number): Changes => ({ page: page > 1 ? String(page) : null });
    // A change starts from what the address says by then: React may render it later than the next press.
    const latest = () => new URLSearchParams(getLocation().search);
    return {
      get: (one) => search.get(nameOf(one)),
      page: readPage(search.get(nameOf('page'))),
      parameters: changed({}),
      pageHref: (page) => hrefOf(key, changed(paged(page))),
      turn: (page) => go(key, changed(paged(page), latest())),
      choose: (changes) => go(key, changed({ page: null, ...changes }, latest()), { replace: true }),
    };
  }, [key, search, hrefOf, go, getLocation]);
}
