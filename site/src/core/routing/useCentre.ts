import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLastValue } from '../browser/useLastValue.ts';
import type { AgentPageKey } from './agentPageKeys.ts';
import { useGetLocation, useSiteNavigate } from './navigation.tsx';
import { stepOver } from './overlayAddress.ts';
import { centreParameters, type MemberPageKey, memberPageKeys, readCentre } from './paths.ts';
import { useOverlay } from './useOverlay.ts';

export interface CentreControl<Key extends string = MemberPageKey> {
  hrefOf: (page: Key, shown?: Record<string, string>) => string;
  /** URL of the menu alone, which phones show first. */
  menuHref: string;
  go: (page: Key, shown?: Record<string, string>, how?: { replace?: boolean }) => void;
}

export const useCentre = (): CentreControl => useCentreOf<MemberPageKey>('member');

export const useAgentCentre = (): CentreControl<AgentPageKey> => useCentreOf<AgentPageKey>('agent');

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

/** Returns the URL parameters of a centre page, unchanged while the centre closes. */
export function useCentreQuery(page: string): URLSearchParams {
  const [search] = useSearchParams();
  const shown = useLastValue(search.get('centre') === page ? search.toString() : null);
  return useMemo(() => readCentre(new URLSearchParams(shown ?? '')), [shown]);
}

export function useNamedPage<Key extends string>(keys: readonly Key[]): Key | null {
  const [search] = useSearchParams();
  const named = search.get('centre');
  return keys.find((key) => key === named) ?? null;
}
