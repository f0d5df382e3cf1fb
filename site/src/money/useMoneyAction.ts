import type { BetAsked, MoneyIntent } from '@baize/domain';
import type { Endpoint, GatewayError, InputOf, MoneyEndpoint, PressEnd, ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices, useSession } from '../app/services.ts';
import { useRefresh } from '../data/useRefresh.ts';
import { useMoneyDesk } from './moneyDesk.ts';

/** Where one press stands. `none`: it turned out that nothing was done. `unknown`: patience ended before anybody knew. */
export type MoneyState<V> =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The value is null where only its fate is known, and then the reference may be. */
  | { kind: 'done'; value: V | null; reference: string | null; intent: MoneyIntent }
  | { kind: 'refused'; error: GatewayError }
  | { kind: 'checking'; intent: MoneyIntent }
  | { kind: 'none'; intent: MoneyIntent }
  | { kind: 'unknown'; intent: MoneyIntent };

export interface MoneyAction<E extends MoneyEndpoint> {
  state: MoneyState<ValueOf<E>>;
  /** Sends under a key of its own; presses while it is under way, or while its fate is looked up, are none. `what` is what the person asked for, in words. */
  send: (input: InputOf<E>, what: string, bet?: BetAsked) => Promise<void>;
  /** Asks once more for the fate of a press that is not known yet. */
  check: () => void;
  /** Forgets what came of the last press, once it is known. */
  dismiss: () => void;
  /** Another press may be made: what becomes of this one is told to the player wherever they are. */
  leave: () => void;
}

/**
 * A write that moves money (FLT-027 to FLT-031): never sent twice by one press, never called failed while nobody knows. Where `resumes` is
 * given, a press of this kind from before a reload or another login is taken up here, and one of another player is let go.
 */
export function useMoneyAction<E extends MoneyEndpoint>(
  endpoint: E,
  stale: readonly Endpoint[],
  resumes?: (intent: MoneyIntent) => boolean,
): MoneyAction<E> {
  const { client, session } = useServices();
  const { account } = useSession();
  const desk = useMoneyDesk();
  const refresh = useRefresh();
  const [state, setState] = useState<MoneyState<ValueOf<E>>>({ kind: 'idle' });
  const press = useRef<MoneyIntent | null>(null);
  const asking = useRef<AbortController>(null);

  const letGo = useCallback(() => {
    asking.current?.abort();
    if (press.current) desk.leave(press.current.key);
    press.current = null;
  }, [desk]);
  useEffect(() => letGo, [letGo]);
  const leave = useCallback(() => {
    letGo();
    setState({ kind: 'idle' });
  }, [letGo]);

  /** Shows how a press ends, or that it is not known; whoever has left it hears no more of it. */
  const follow = useCallback(
    async (intent: MoneyIntent, signal: AbortSignal, ending: Promise<PressEnd<ValueOf<E>>>) => {
      const end = await ending.catch((error) => {
        if (!signal.aborted) throw error;
        return null;
      });
      if (end === null) return;
      if (end.kind !== 'unknown') {
        refresh(stale);
        session.moved();
      }
      if (press.current !== intent) return;
      if (end.kind === 'unknown') return setState({ kind: 'unknown', intent });
      press.current = null;
      if (end.kind === 'refused') setState({ kind: 'refused', error: end.error });
      else if (end.kind === 'none') setState({ kind: 'none', intent });
      else setState({ kind: 'done', value: end.value, reference: end.reference, intent });
    },
    [refresh, stale, session],
  );

  const lookUp = useCallback(
    (intent: MoneyIntent) => {
      asking.current?.abort();
      asking.current = new AbortController();
      const { signal } = asking.current;
      setState({ kind: 'checking', intent });
      return follow(intent, signal, desk.lookUp(client, intent, signal));
    },
    [client, desk, follow],
  );

  const untold = useSyncExternalStore(desk.subscribe, desk.untold);
  useEffect(() => {
    if (!resumes) return;
    if (press.current && press.current.account !== account) leave();
    const kept = untold.find(resumes);
    if (press.current || !kept) return;
    press.current = kept;
    desk.show(kept.key);
    void lookUp(kept);
  }, [account, desk, untold, resumes, leave, lookUp]);

  const send = useCallback(
    async (input: InputOf<E>, what: string, bet?: BetAsked) => {
      if (press.current) return;
      const intent = { key: crypto.randomUUID(), account: account ?? '', what, bet: bet ?? null };
      press.current = intent;
      asking.current = new AbortController();
      const { signal } = asking.current;
      setState({ kind: 'sending' });
      const onChecking = () => {
        if (press.current === intent) setState({ kind: 'checking', intent });
      };
      await follow(intent, signal, desk.send(client, endpoint, input, intent, { asking: signal, onChecking }));
    },
    [client, endpoint, account, desk, follow],
  );
  const check = useCallback(() => {
    if (press.current) void lookUp(press.current);
  }, [lookUp]);
  const dismiss = useCallback(() => {
    if (!press.current) setState({ kind: 'idle' });
  }, []);

  return { state, send, check, dismiss, leave };
}
