import { useEffect, useSyncExternalStore } from 'react';
import { useServices, useSession } from '../../core/services/services.ts';
import { useOffered } from '../../core/services/status.ts';
import { useRefresh } from '../../data/useRefresh.ts';

/** Listens to the platform's pushes while the page is looked at, where the platform has them (ADP-05). */
export function ListenToPushes() {
  const { brand, client, session } = useServices();
  const refresh = useRefresh();
  const { token } = useSession();
  const offered = useOffered('push');
  const visible = useSyncExternalStore(onVisibility, () => !document.hidden);
  const due = offered && visible && token !== null;
  useEffect(() => {
    if (!due) return undefined;
    const leaving = new AbortController();
    const follow = async () => {
      const { followPushes } = await import('../../money/followPushes.ts');
      const { signal } = leaving;
      await followPushes({ baseUrl: brand.platformOrigin, client, token: () => session.get().token, refresh, signal });
    };
    follow().catch(() => undefined);
    return () => leaving.abort();
  }, [due, brand, client, session, refresh]);
  return null;
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
