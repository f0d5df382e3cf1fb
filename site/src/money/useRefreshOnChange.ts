import type { Endpoint } from '@baize/gateway';
import { useEffect, useRef } from 'react';
import { useServices } from '../core/services/services.ts';
import { useRefresh } from '../data/useRefresh.ts';

/**
 * Refreshes `stale` when a state changes by itself, such as a credited deposit, here and in the player's other tabs.
 * `first`: the first state counts as a change too.
 */
export function useRefreshOnChange(
  state: string | undefined,
  stale: readonly Endpoint[],
  { first = false }: { first?: boolean } = {},
): void {
  const { session } = useServices();
  const refresh = useRefresh();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (state === undefined || state === seen.current) return;
    const changed = seen.current !== undefined;
    seen.current = state;
    if (!changed && !first) return;
    void refresh(stale);
    if (changed) session.moved();
  }, [state, stale, first, refresh, session]);
}
