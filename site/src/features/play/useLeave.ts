import { useCallback } from 'react';
import { resolvePath } from 'react-router-dom';
import { useGetLocation, useSiteNavigate } from '../../core/routing/navigation.tsx';
import type { CameFrom } from '../../core/routing/overlayAddress.ts';
import { cameFromHere } from '../../core/routing/useGate.ts';

/** Returns the ways out of a game. Going back in history keeps the lobby's pages and scroll position (NAV-20). */
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
    /** Returns to where the game was chosen, or else to its lobby. */
    leave: useCallback(() => leave(), [leave]),
    leaveToLobby: useCallback(() => leave(resolvePath(lobbyHref).pathname), [leave, lobbyHref]),
  };
}
