import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLastValue } from '../browser/useLastValue.ts';
import type { AgentPageKey } from './agentPageKeys.ts';
import { useGetLocation, useSiteNavigate } from './navigation.tsx';
import { stepOver } from './overlayAddress.ts';
import { centreParameters, type MemberPageKey, memberPageKeys, readCentre } from './paths.ts';
import { useOverlay } from './useOverlay.ts';

export interface CentreControl<Key extends string = MemberPageKey> {
  /** A page of the centre as an address, with what it shows: a record's view, the movement that is opened. */
  hrefOf: (page: Key, shown?: Record<string, string>) => string;
  /** The menu alone, which a phone shows first. */
  menuHref: string;
  /** Shows a page otherwise: as a step that back undoes, or in place of what was shown. */
  go: (page: Key, shown?: Record<string, string>, how?: { replace?: boolean }) => void;
}

/** How parts of the site lead into the member centre, and its pages on from there. */
export const useCentre = (): CentreControl => useCentreOf<MemberPageKey>('member');

/** How parts of the site lead into the agent centre, and its pages on from there. */
export const useAgentCentre = (): CentreControl<AgentPageKey> => useCentreOf<AgentPageKey>('agent');

/** The page of the member centre that the address names; null for none, or an unknown one. */
export const useCentrePage = (): MemberPageKey | null => useNamedPage(memberPageKeys);

function useCentreOf<Key extends string>(centre: 'member' | 'agent'): CentreControl<Key> {
  const { hrefOf: over } = useOverlay();
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const hrefOf = useCallback<CentreControl<Key>['hrefOf']>(
    (page, shown = {}) => over(centre, { centre: page, ...centreParameters(shown) }),
    [over, centre],
  );
  const go = useCallback<CentreControl<Key>['go']>(
    (page, shown, { replace = false } = {}) => {
      const now = getLocation();
      navigate(hrefOf(page, shown), { replace, state: replace ? now.state : stepOver(now) });
    },
    [hrefOf, navigate, getLocation],
  );
  const menuHref = useMemo(() => over(centre), [over, centre]);
  return useMemo(() => ({ hrefOf, menuHref, go }), [hrefOf, menuHref, go]);
}

/** What the address says that a page of a centre shows. While the centre closes, what it showed stays. */
export function useCentreQuery(page: string): URLSearchParams {
  const [search] = useSearchParams();
  const shown = useLastValue(search.get('centre') === page ? search.toString() : null);
  return useMemo(() => readCentre(new URLSearchParams(shown ?? '')), [shown]);
}

/** The page that the address names, out of those of a centre; null for none of them. */
export function useNamedPage<Key extends string>(keys: readonly Key[]): Key | null {
  const [search] = useSearchParams();
  const named = search.get('centre');
  return keys.find((key) => key === named) ?? null;
}
