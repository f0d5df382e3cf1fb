import type { MoneyIntent } from '@baize/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useStore } from '../core/browser/createStore.ts';
import { oncePerSecond } from '../core/browser/pace.ts';
import { useText } from '../core/language/useText.ts';
import { useServices } from '../core/services/services.ts';
import { useRefresh } from '../data/useRefresh.ts';
import { PendingNotice } from './PendingNotice.tsx';
import { trackAnswered } from './trackedPayments.ts';
import { usePaymentTracker } from './usePaymentTracker.ts';

function useRefreshMoved(): () => void {
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  return useMemo(
    () =>
      oncePerSecond(() =>
        import('./moved.ts').then(
          ({ movedAnywhere }) => refresh(movedAnywhere),
          () => mutate(() => true),
        ),
      ),
    [refresh, mutate],
  );
}

/**
 * Looks up payments left pending by a reload or a closed dialog, and reports the result (FLT-031). Refreshes what moved
 * in another tab (FLT-099).
 */
export function OpenMoney() {
  const { session } = useServices();
  const desk = usePaymentTracker();
  const refreshMoved = useRefreshMoved();
  useEffect(() => session.onMoved(refreshMoved), [session, refreshMoved]);
  const open = useStore(desk.untold);
  return open.map((intent) => <Open key={intent.key} intent={intent} />);
}

function Open({ intent }: { intent: MoneyIntent }) {
  const { key, what } = intent;
  const text = useText();
  const { client, session, toasts } = useServices();
  const desk = usePaymentTracker();
  const refreshMoved = useRefreshMoved();
  const [waiting, setWaiting] = useState(true);

  const lookUp = useCallback(
    async (signal?: AbortSignal) => {
      setWaiting(true);
      const end = await desk.lookUp(client, intent, signal);
      if (end.kind !== 'done' && end.kind !== 'none') return setWaiting(false);
      refreshMoved();
      session.moved();
      const done = end.kind === 'done';
      trackAnswered(key, done ? end.reference : null);
      toasts.show({
        tone: done ? 'positive' : 'warning',
        text: text(done ? 'money.fate.done' : 'money.fate.none', { what }),
        detail: end.reference === null ? undefined : text('money.reference', { reference: end.reference }),
      });
    },
    [desk, client, session, intent, key, what, refreshMoved, toasts, text],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to ask again
  useEffect(() => {
    const here = new AbortController();
    lookUp(here.signal).catch(() => undefined);
    return () => here.abort();
  }, [key]);

  return <PendingNotice kind={waiting ? 'checking' : 'unknown'} what={what} onCheck={() => void lookUp()} />;
}
