import {
  decideGate,
  firstView,
  type LobbyView,
  listNeedsPlayer,
  parseLobby,
  printLobby,
  viewerOf,
} from '@baize/domain';
import { useCallback, useMemo } from 'react';
import { usePage, useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { useGate } from '../../../core/routing/useGate.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';

export type ChangeView = (change: (view: LobbyView) => LobbyView, how?: 'push' | 'replace') => void;

/** The lobby's state is its address: a link shows the same view, and back undoes a choice (LOB-13). */
export function useLobbyView(type: string): { view: LobbyView; change: ChangeView } {
  const { languages } = useBrand();
  const { session } = useServices();
  const { pathname, search } = usePage();
  const navigate = useSiteNavigate();
  const gate = useGate();
  const view = useMemo(() => parseLobby(new URLSearchParams(search), { type, languages }), [search, type, languages]);

  const change = useCallback<ChangeView>(
    (make, how = 'push') => {
      const next = make(view);
      if (next === view) return;
      if (next.list !== view.list && listNeedsPlayer(next.list) && !gate(decideGate(viewerOf(session.get())))) return;
      const query = printLobby(next).toString();
      navigate(pathname + (query && `?${query}`), { replace: how === 'replace' });
    },
    [view, gate, session, navigate, pathname],
  );
  return { view, change };
}

/** The same vendor with nothing filtered. */
export const cleared = (view: LobbyView): LobbyView => ({ ...firstView, vendor: view.vendor });
