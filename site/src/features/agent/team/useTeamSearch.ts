import { type DownlineFilters, type DownlineView, firstDownlineView } from '@baize/domain';
import { teamSearch, type ValueOf } from '@baize/gateway';
import { useEffect, useState } from 'react';
import { type Answer, useEndpoint } from '../../../data/useEndpoint.ts';
import type { DownlineControl } from './useDownlineView.ts';

export type TeamHit = ValueOf<typeof teamSearch>['hits'][number];

export const filtersOf = ({ who, level, contract, active }: DownlineFilters) => ({
  ...(who && { who }),
  ...(level && { level }),
  ...(contract && { contract }),
  ...(active && { active }),
});

export interface TeamSearchState {
  answer: Answer<ValueOf<typeof teamSearch>>;
  hit: TeamHit | null;
  /** Number of the match, from 1. */
  number: number;
}

export function useTeamSearch(view: DownlineView): TeamSearchState {
  const answer = useEndpoint(teamSearch, view.find === '' ? null : { text: view.find, ...filtersOf(view) });
  const hits = answer.value?.hits ?? [];
  const number = Math.min(view.hit, Math.max(1, hits.length));
  return { answer, hit: hits[number - 1] ?? null, number };
}

const pauseMs = 250;

/** Holds the text of the search field; the address follows after a debounce. */
export function useSearchText({ view, choose }: DownlineControl): [string, (typed: string) => void] {
  const { find } = view;
  const [typed, setTyped] = useState(find);
  const [known, setKnown] = useState(find);
  const [sent, setSent] = useState(find);
  if (find !== known) {
    setKnown(find);
    // Changed from outside, such as by going back or by clearing.
    if (find !== sent) {
      setTyped(find);
      setSent(find);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function must not start the pause again
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === find) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      choose((now) => ({
        ...now,
        find: wanted,
        hit: firstDownlineView.hit,
        branch: wanted === '' ? now.branch : null,
      }));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, find]);
  return [typed, setTyped];
}
