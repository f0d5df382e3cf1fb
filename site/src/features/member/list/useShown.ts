import { readPage, recordPrefix } from '@baize/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MemberPageKey } from '../../../core/routing/paths.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';

const shownKeys = ['page', 'status', 'type', 'days'] as const;
export type ShownKey = (typeof shownKeys)[number];

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
  choose: (changes: Partial<Record<ShownKey, string | null>>) => void;
}

const nameOf = (key: ShownKey): string => recordPrefix + key;

/** What a list of the centre shows, as its address says. */
export function useShown(key: MemberPageKey): Shown {
  const [search] = useSearchParams();
  const { hrefOf, go } = useCentre();
  return useMemo(() => {
    const changed = (changes: Partial<Record<ShownKey, string | null>>): Record<string, string> =>
      Object.fromEntries(
        shownKeys.flatMap((one) => {
          const value = one in changes ? changes[one] : search.get(nameOf(one));
          return value ? [[nameOf(one), value] as const] : [];
        }),
      );
    const paged = (page: number) => changed({ page: page > 1 ? String(page) : null });
    return {
      get: (one) => search.get(nameOf(one)),
      page: readPage(search.get(nameOf('page'))),
      parameters: changed({}),
      pageHref: (page) => hrefOf(key, paged(page)),
      turn: (page) => go(key, paged(page)),
      choose: (changes) => go(key, changed({ page: null, ...changes }), { replace: true }),
    };
  }, [key, search, hrefOf, go]);
}
