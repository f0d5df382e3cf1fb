import { balance, playSession } from '@baize/gateway';
import { useMemo } from 'react';
import { oncePerSecond } from '../../core/browser/pace.ts';
import { useServices } from '../../core/services/services.ts';
import { useRefresh } from '../../data/useRefresh.ts';

/** Refetches what a game round changes, in other tabs too; at most once a second, however often the game asks. */
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
