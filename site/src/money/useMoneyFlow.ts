import {
  firstFlow,
  isOpen,
  type MoneyEvent,
  type MoneyFlow,
  type MoneyIntent,
  type Quoted,
  stepMoney,
} from '@baize/domain';
import type { Endpoint, GatewayError, InputOf, MoneyEndpoint, PressEnd, ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '../core/browser/createStore.ts';
import { useServices, useSession } from '../core/services/services.ts';
import { useRefresh } from '../data/useRefresh.ts';
import { usePaymentTracker } from './usePaymentTracker.ts';

export interface MoneyPlace<Q extends Quoted, V> {
  flow: MoneyFlow<Q>;
  /** The shown or confirmed terms; the previous ones while a new quote loads. */
  terms: Q | null;
  error: GatewayError | null;
  intent: MoneyIntent | null;
  /** Resumed from before a reload or from a closed tab. */
  found: boolean;
  value: V | null;
}

const nothing = { terms: null, error: null, intent: null, found: false, value: null };
const firstPlace = { flow: firstFlow, ...nothing };

interface MoneyFlowOptions<Q extends Quoted> {
  stale: readonly Endpoint[];
  /** Selects payments from before a reload or another login to resume here; none by default. */
  resumes?: ((intent: MoneyIntent) => boolean) | undefined;
  freshOf?: (error: GatewayError) => Q | null;
  onRefused?: (error: GatewayError) => void;
}

export type Asked = Pick<MoneyIntent, 'what' | 'movement'> & Partial<Pick<MoneyIntent, 'bet'>>;

/**
 * Runs the domain's money flow over the payment tracker, for every kind of payment: never sent twice, never reported as
 * failed while its fate is unknown, and dropped on a change of player (FLT-027 to FLT-031).
 */
export function useMoneyFlow<E extends MoneyEndpoint, Q extends Quoted>(
  endpoint: E,
  { stale, resumes, freshOf, onRefused }: MoneyFlowOptions<Q>,
) {
  type Place = MoneyPlace<Q, ValueOf<E>>;
  const { client, session, now } = useServices();
  const { account } = useSession();
  const desk = usePaymentTracker();
  const refresh = useRefresh();
  const [place, setPlace] = useState<Place>(firstPlace);
  const placeNow = useRef<Place>(firstPlace);
  const asking = useRef<AbortController>(null);
  const refused = useRef(onRefused);
  refused.current = onRefused;

  const put = useCallback((next: Place) => {
    placeNow.current = next;
    setPlace(next);
  }, []);
  const tell = useCallback((more: Partial<Omit<Place, 'flow'>>) => put({ ...placeNow.current, ...more }), [put]);
  const step = useCallback(
    (event: MoneyEvent<Q>) => {
      const flow = stepMoney(placeNow.current.flow, event);
      put({ ...placeNow.current, ...(flow.kind === 'review' && { terms: flow.quote }), flow });
      return flow;
    },
    [put],
  );

  const letGo = useCallback(() => {
    asking.current?.abort();
    if (isOpen(placeNow.current.flow)) desk.leave(placeNow.current.flow.key);
  }, [desk]);
  useEffect(() => letGo, [letGo]);
  const leave = useCallback(() => {
    letGo();
    put(firstPlace);
  }, [letGo, put]);

  const follow = useCallback(
    async ({ key }: MoneyIntent, signal: AbortSignal, ending: Promise<PressEnd<ValueOf<E>>>) => {
      const end = await ending.catch((error) => {
        if (!signal.aborted) throw error;
        return null;
      });
      if (end === null) return;
      if (end.kind !== 'unknown') {
        void refresh(stale);
        session.moved();
      }
      const { flow } = placeNow.current;
      if (!isOpen(flow) || flow.key !== key) return;
      if (end.kind === 'unknown') step({ kind: 'gave-up', key });
      else if (end.kind === 'none') step({ kind: 'fate', key, fate: 'none', reference: end.reference });
      else if (end.kind === 'done') {
        tell({ value: end.value });
        step({ kind: 'answered', key, reference: end.reference });
      } else {
        tell({ error: end.error });
        step({ kind: 'failed', key, failure: end.error, fresh: freshOf?.(end.error) ?? null });
        refused.current?.(end.error);
      }
    },
    [step, tell, refresh, session, stale, freshOf],
  );

  const lookUp = useCallback(
    (intent: MoneyIntent) => {
      asking.current?.abort();
      asking.current = new AbortController();
      const { signal } = asking.current;
      void follow(intent, signal, desk.lookUp(client, intent, signal));
    },
    [client, desk, follow],
  );

  const untold = useStore(desk.untold);
  useEffect(() => {
    if (!resumes) return;
    if (isOpen(placeNow.current.flow) && placeNow.current.intent?.account !== account) leave();
    const kept = untold.find(resumes);
    if (isOpen(placeNow.current.flow) || !kept) return;
    desk.show(kept.key);
    tell({ intent: kept, found: true, error: null, value: null });
    step({ kind: 'found', key: kept.key });
    lookUp(kept);
  }, [account, desk, untold, resumes, leave, tell, step, lookUp]);

  /** Sends the shown terms under a new key; ignored if the terms are outdated or another payment is pending. */
  const press = useCallback(
    async (input: InputOf<E>, asked: Asked) => {
      const intent = { key: crypto.randomUUID(), account: account ?? '', bet: null, ...asked };
      const { key } = intent;
      const next = step({ kind: 'press', key, now: now() });
      if (next.kind !== 'sending' || next.key !== key) return;
      tell({ intent, found: false, error: null, value: null });
      asking.current = new AbortController();
      const { signal } = asking.current;
      const onChecking = (error: GatewayError) => void step({ kind: 'failed', key, failure: error, fresh: null });
      await follow(intent, signal, desk.send(client, endpoint, input, intent, { asking: signal, onChecking }));
    },
    [client, endpoint, account, desk, now, follow, tell, step],
  );
  const check = useCallback(() => {
    const { flow, intent } = placeNow.current;
    if (flow.kind !== 'unknown' || !intent) return;
    step({ kind: 'check' });
    lookUp(intent);
  }, [step, lookUp]);
  const dismiss = useCallback(() => {
    if (isOpen(placeNow.current.flow)) return;
    tell(nothing);
    step({ kind: 'dismiss' });
  }, [tell, step]);

  return { place, step, tell, press, check, dismiss, leave };
}
