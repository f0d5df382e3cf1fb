import type { MoneyIntent } from '@baize/domain';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices, useSession } from '../app/services.ts';
import { useRefresh } from '../data/useRefresh.ts';
import { useText } from '../language/useText.ts';
import { FateNotice } from './FateNotice.tsx';
import { learnFate, moneyDesk } from './moneyDesk.ts';
import { movedAnywhere } from './moved.ts';

/**
 * Presses whose fate nobody knows yet, from before a reload or from a dialog that was left: looked up and told (FLT-031). What moved in
 * another tab is asked for again (FLT-099).
 */
export function OpenMoney() {
  const { session } = useServices();
  const refresh = useRefresh();
  useEffect(() => session.onMoved(() => refresh(movedAnywhere)), [session, refresh]);
  const { account } = useSession();
  const open = useSyncExternalStore(moneyDesk.subscribe, moneyDesk.untold);
  return open.filter((intent) => intent.account === account).map((intent) => <Open key={intent.key} intent={intent} />);
}

function Open({ intent: { key, what } }: { intent: MoneyIntent }) {
  const text = useText();
  const { client, session, toasts } = useServices();
  const refresh = useRefresh();
  const [waiting, setWaiting] = useState(true);

  const lookUp = useCallback(
    async (signal: AbortSignal) => {
      setWaiting(true);
      const known = await learnFate(client, key, signal);
      if (known === null) return setWaiting(false);
      refresh(movedAnywhere);
      session.moved();
      const done = known.fate === 'done';
      toasts.show({
        tone: done ? 'positive' : 'warning',
        text: text(done ? 'money.fate.done' : 'money.fate.none', { what }),
        detail: known.reference === null ? undefined : text('money.reference', { reference: known.reference }),
      });
      moneyDesk.end(key);
    },
    [client, session, key, what, refresh, toasts, text],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to ask again
  useEffect(() => {
    const here = new AbortController();
    lookUp(here.signal).catch(() => undefined);
    return () => here.abort();
  }, [key]);

  const again = () => void lookUp(new AbortController().signal);
  return <FateNotice kind={waiting ? 'checking' : 'unknown'} what={what} onCheck={again} />;
}
