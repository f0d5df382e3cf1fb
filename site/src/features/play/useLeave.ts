import { useCallback } from 'react';
import { resolvePath } from 'react-router-dom';
import { useGetLocation, useSiteNavigate } from '../../core/routing/navigation.tsx';
import type { CameFrom } from '../../core/routing/overlayAddress.ts';
import { cameFromHere } from '../../core/routing/useGate.ts';

/** The ways out of a game. One step back keeps the lobby's pages and its place, as the browser's own Back does (NAV-20). */
export function useLeave(lobbyHref: string) {
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const leave = useCallback(
    (onlyTo?: string) => {
      const { from } = (getLocation().state ?? {}) as CameFrom;
      const back = from !== undefined && cameFromHere() && (onlyTo === undefined || from === onlyTo);
      navigate(back ? -1 : lobbyHref);
    },
    [navigate, getLocation, lobbyHref],
  );
  return {
    /** To where the game was chosen, or its lobby. */
    leave: useCallback(() => leave(), [leave]),
    /** To its lobby, as it was left. */
    leaveToLobby: useCallback(() => leave(resolvePath(lobbyHref).pathname), [leave, lobbyHref]),
  };
}
