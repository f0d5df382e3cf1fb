import { balance, playSession } from '@baize/gateway';
import { useMemo } from 'react';
import { oncePerSecond } from '../../core/browser/pace.ts';
import { useServices } from '../../core/services/services.ts';
import { useRefresh } from '../../data/useRefresh.ts';

/** Asks the platform again for what a round of a game changes, in the player's other tabs too; once a second at most, whatever the game says. */
export function useRefreshMoney(): () => void {
  const refresh = useRefresh();
  const { session } = useServices();
  return useMemo(
    () =>
      oncePerSecond(() => {
        session.moved();
        return refresh([balance, playSession]);
      }),
    [refresh, session],
  );
}
