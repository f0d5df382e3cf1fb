import type { MoneyIntent } from '@baize/domain';
import type { Endpoint, GatewayError, InputOf, MoneyEndpoint, PressEnd, ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../core/browser/createStore.ts';
import { useServices, useSession } from '../core/services/services.ts';
import { useRefresh } from '../data/useRefresh.ts';
import type { MoneyState } from './useMoneyAction.ts';
import { usePaymentTracker } from './usePaymentTracker.ts';

export type BatchState<V> = MoneyState<V> | { kind: 'waiting' };

export interface BatchPress<E extends MoneyEndpoint> {
  bill: string;
  input: InputOf<E>;
  what: string;
}

export interface MoneyBatch<E extends MoneyEndpoint> {
  /** States by bill id. */
  states: Readonly<Record<string, BatchState<ValueOf<E>>>>;
  busy: boolean;
  /** Sends each bill under its own key, one after the other; a failure does not stop the rest. */
  send: (presses: readonly BatchPress<E>[]) => Promise<void>;
  check: (bill: string) => void;
  dismiss: () => void;
}

interface BatchOptions {
  stale: readonly Endpoint[];
  /** Visible bills, whose payments from before a reload resume here. */
  shown: readonly string[];
  /** Reports whether a refusal also applies to the remaining bills, which are then not sent. */
  stops?: (error: GatewayError) => boolean;
}

const never = () => false;

/**
 * Pays or collects several bills: each succeeds or fails on its own, is sent once and is looked up by its key (AGT-11,
 * FLT-029).
 */
export function useMoneyBatch<E extends MoneyEndpoint>(
  endpoint: E,
  { stale, shown, stops = never }: BatchOptions,
): MoneyBatch<E> {
  type States = MoneyBatch<E>['states'];
  const { client, session } = useServices();
  const { account } = useSession();
  const desk = usePaymentTracker();
  const refresh = useRefresh();
  const [states, setStates] = useState<States>({});
  const latest = useRef<States>(states);
  const open = useRef(new Map<string, MoneyIntent>());
  const asking = useRef(new AbortController());

  const put = useCallback((next: States) => {
    latest.current = next;
    setStates(next);
  }, []);
  const tell = useCallback(
    (bill: string, state: BatchState<ValueOf<E>>) => put({ ...latest.current, [bill]: state }),
    [put],
  );
  useEffect(() => {
    asking.current = new AbortController();
    return () => {
      asking.current.abort();
      for (const { key } of open.current.values()) desk.leave(key);
      open.current.clear();
    };
  }, [desk]);

  const follow = useCallback(
    async (bill: string, intent: MoneyIntent, ending: Promise<PressEnd<ValueOf<E>>>) => {
      const { signal } = asking.current;
      open.current.set(bill, intent);
      const end = await ending.catch((error) => {
        if (!signal.aborted) throw error;
        return null;
      });
      if (end === null || signal.aborted) return null;
      if (end.kind !== 'unknown') {
        open.current.delete(bill);
        void refresh(stale);
        session.moved();
      }
      tell(bill, stateOf(end, intent));
      return end;
    },
    [tell, refresh, session, stale],
  );
  const lookUp = useCallback(
    (bill: string, intent: MoneyIntent) => {
      tell(bill, { kind: 'checking', intent });
      void follow(bill, intent, desk.lookUp(client, intent, asking.current.signal));
    },
    [tell, follow, desk, client],
  );

  const untold = useStore(desk.untold);
  useEffect(() => {
    for (const intent of untold) {
      const { bill, key } = intent;
      if (bill === undefined || !shown.includes(bill) || isUnderWay(latest.current[bill])) continue;
      desk.show(key);
      lookUp(bill, intent);
    }
  }, [untold, shown, desk, lookUp]);

  /** Resolves once the payment has ended or its lookup has started, so that the next bill need not wait. */
  const sendOne = useCallback(
    ({ bill, input, what }: BatchPress<E>) => {
      const intent: MoneyIntent = { key: crypto.randomUUID(), account: account ?? '', what, bet: null, bill };
      tell(bill, { kind: 'sending' });
      return new Promise<PressEnd<ValueOf<E>> | null>((next, fail) => {
        const onChecking = () => {
          tell(bill, { kind: 'checking', intent });
          next(null);
        };
        const sent = desk.send(client, endpoint, input, intent, { asking: asking.current.signal, onChecking });
        follow(bill, intent, sent).then(next, fail);
      });
    },
    [account, client, desk, endpoint, follow, tell],
  );
  const send = useCallback(
    async (presses: readonly BatchPress<E>[]) => {
      if (Object.values(latest.current).some(isQueued)) return;
      const { signal } = asking.current;
      const wanted = presses.filter(({ bill }) => !isUnderWay(latest.current[bill]));
      put({ ...latest.current, ...statesOf(wanted, 'waiting') });
      for (const [place, press] of wanted.entries()) {
        const end = await sendOne(press);
        if (signal.aborted) return;
        if (end?.kind !== 'refused' || !stops(end.error)) continue;
        return put({ ...latest.current, ...statesOf(wanted.slice(place + 1), 'idle') });
      }
    },
    [put, sendOne, stops],
  );
  const check = useCallback(
    (bill: string) => {
      const state = latest.current[bill];
      if (state?.kind === 'unknown') lookUp(bill, state.intent);
    },
    [lookUp],
  );
  const dismiss = useCallback(
    () => put(Object.fromEntries(Object.entries(latest.current).filter(([, state]) => isUnderWay(state)))),
    [put],
  );
  return { states, busy: Object.values(states).some(isQueued), send, check, dismiss };
}

const isQueued = ({ kind }: BatchState<unknown>): boolean => kind === 'waiting' || kind === 'sending';

/** Reports whether the bill's payment is pending; nothing else is sent for the bill meanwhile. */
export const isUnderWay = (state: BatchState<unknown> | undefined): boolean =>
  state?.kind === 'sending' || state?.kind === 'checking' || state?.kind === 'unknown';

const statesOf = (presses: readonly { bill: string }[], kind: 'waiting' | 'idle') =>
  Object.fromEntries(presses.map(({ bill }) => [bill, { kind }] as const));

function stateOf<V>(end: PressEnd<V>, intent: MoneyIntent): MoneyState<V> {
  switch (end.kind) {
    case 'done':
      return { ...end, intent };
    case 'refused':
      return end;
    case 'none':
    case 'unknown':
      return { kind: end.kind, intent };
  }
}
