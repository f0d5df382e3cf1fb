import { decideGate, type LobbyView, listNeedsPlayer, parseLobby, printLobby, viewerOf } from '@baize/domain';
import { useCallback } from 'react';
import { usePage, useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { useAddressView } from '../../../core/routing/useAddressView.ts';
import { useGate } from '../../../core/routing/useGate.ts';
import { useBrand, useServices } from '../../../core/services/services.ts';

export type ChangeView = (change: (view: LobbyView) => LobbyView, how?: 'push' | 'replace') => void;

/** Keeps the lobby's state in the address: a link shows the same view, and back undoes a choice (LOB-13). */
export function useLobbyView(type: string): { view: LobbyView; change: ChangeView } {
  const { languages } = useBrand();
  const { session } = useServices();
  const { pathname } = usePage();
  const navigate = useSiteNavigate();
  const gate = useGate();
  const parse = useCallback((query: URLSearchParams) => parseLobby(query, { type, languages }), [type, languages]);
  const { view, readView } = useAddressView(parse);

  const change = useCallback<ChangeView>(
    function change(make, how = 'push') {
      const now = readView();
      const next = make(now);
      if (next === now) return;
      if (next.list !== now.list && listNeedsPlayer(next.list)) {
        const decision = decideGate(viewerOf(session.get()));
        if (!gate(decision, { next: () => change(make, how) })) return;
      }
      const query = printLobby(next).toString();
      navigate(pathname + (query && `?${query}`), { replace: how === 'replace' });
    },
    [readView, gate, session, navigate, pathname],
  );
  return { view, change };
}
