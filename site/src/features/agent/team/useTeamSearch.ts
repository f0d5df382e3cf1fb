import { type DownlineFilters, type DownlineView, firstDownlineView } from '@baize/domain';
import { teamSearch, type ValueOf } from '@baize/gateway';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../../core/browser/useDebounced.ts';
import { type Answer, useEndpoint } from '../../../data/useEndpoint.ts';
import type { DownlineControl } from './useDownlineView.ts';

export type TeamHit = ValueOf<typeof teamSearch>['hits'][number];

/** The filters that are set, as calls take them. */
export const filtersOf = ({ who, level, contract, active }: DownlineFilters) => ({
  ...(who && { who }),
  ...(level && { level }),
  ...(contract && { contract }),
  ...(active && { active }),
});

export interface TeamSearchState {
  answer: Answer<ValueOf<typeof teamSearch>>;
  /** The account found that is in sight; null for none. */
  hit: TeamHit | null;
  /** Its number, from 1. */
  number: number;
}

/** The accounts whose name holds what is searched, at any depth. */
export function useTeamSearch(view: DownlineView): TeamSearchState {
  const answer = useEndpoint(teamSearch, view.find === '' ? null : { text: view.find, ...filtersOf(view) });
  const hits = answer.value?.hits ?? [];
  const number = Math.min(view.hit, Math.max(1, hits.length));
  return { answer, hit: hits[number - 1] ?? null, number };
}

/** What stands in the search field. The address follows once typing rests. */
export function useSearchText({ view, choose }: DownlineControl): [string, (typed: string) => void] {
  const { find } = view;
  const [typed, setTyped] = useState(find);
  const [known, setKnown] = useState(find);
  const [sent, setSent] = useState(find);
  if (find !== known) {
    setKnown(find);
    // The address was changed elsewhere, such as by a step back.
    if (find !== sent) setTyped(find);
  }
  const rested = useDebounced(typed).trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed is sent, not what the address says since
  useEffect(() => {
    if (rested === find) return;
    setSent(rested);
    choose((now) => ({ ...now, find: rested, hit: firstDownlineView.hit, branch: rested === '' ? now.branch : null }));
  }, [rested]);
  return [typed, setTyped];
}
