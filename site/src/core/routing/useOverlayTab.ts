import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSiteNavigate } from './navigation.tsx';

/** Keeps an overlay's tab in the URL so that links and reloads restore it; unknown values select the first. */
export function useOverlayTab<Id extends string>(tabs: readonly [Id, ...Id[]]): [Id, (id: Id) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useSiteNavigate();
  const params = new URLSearchParams(search);
  const named = tabs.find((id) => id === params.get('by')) ?? tabs[0];
  // Select the pressed tab immediately; the address follows later.
  const [pressed, setPressed] = useState<Id | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has followed
  useEffect(() => setPressed(null), [named]);
  const show = useCallback(
    (id: Id) => {
      setPressed(id);
      const next = new URLSearchParams(search);
      next.set('by', id);
      navigate(`${pathname}?${next}`, { replace: true, state });
    },
    [pathname, search, state, navigate],
  );
  return [pressed ?? named, show];
}
