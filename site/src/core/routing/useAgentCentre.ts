import { useCallback, useMemo } from 'react';
import { useGetLocation, useSiteNavigate } from './navigation.tsx';
import { stepOver } from './overlayAddress.ts';
import type { AgentPageKey } from './paths.ts';
import { useOverlay } from './useOverlay.ts';

export function useAgentCentre() {
  const { hrefOf: over } = useOverlay();
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const hrefOf = useCallback(
    (page: AgentPageKey, shown?: Record<string, string>) => over('agent', { centre: page, ...shown }),
    [over],
  );
  const go = useCallback(
    (page: AgentPageKey, shown?: Record<string, string>, { replace = false }: { replace?: boolean } = {}) => {
      const now = getLocation();
      navigate(hrefOf(page, shown), { replace, state: replace ? now.state : stepOver(now) });
    },
    [hrefOf, navigate, getLocation],
  );
  return useMemo(() => ({ hrefOf, go }), [hrefOf, go]);
}
