import { afterMoneyFailure, type BetAsked, type MoneyIntent } from '@baize/domain';
import { type Endpoint, GatewayError, type InputOf, type MoneyEndpoint, type ValueOf } from '@baize/gateway';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices, useSession } from '../app/services.ts';
import { useRefresh } from '../data/useRefresh.ts';
import { type KnownFate, learnFate, moneyDesk } from './moneyDesk.ts';

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
  const refresh = useRefresh();
  const [state, setState] = useState<MoneyState<ValueOf<E>>>({ kind: 'idle' });
  const press = useRef<MoneyIntent | null>(null);
  const asking = useRef<AbortController>(null);

  const letGo = useCallback(() => {
    asking.current?.abort();
    if (press.current) moneyDesk.leave(press.current.key);
    press.current = null;
  }, []);
  useEffect(() => letGo, [letGo]);
  const leave = useCallback(() => {
    letGo();
    setState({ kind: 'idle' });
  }, [letGo]);

  const settle = useCallback(
    (intent: MoneyIntent, next: MoneyState<ValueOf<E>>) => {
      moneyDesk.end(intent.key);
      refresh(stale);
      session.moved();
      if (press.current !== intent) return;
      press.current = null;
      setState(next);
    },
    [refresh, stale, session],
  );

  const lookUp = useCallback(
    async (intent: MoneyIntent) => {
      moneyDesk.landed(intent.key);
      if (press.current !== intent) return;
      asking.current?.abort();
      asking.current = new AbortController();
      setState({ kind: 'checking', intent });
      const known: KnownFate | null | 'left' = await learnFate(client, intent.key, asking.current.signal).catch(
        () => 'left' as const,
      );
      if (known === 'left') return;
      if (known === null) setState({ kind: 'unknown', intent });
      else if (known.fate === 'done') settle(intent, { kind: 'done', value: null, reference: known.reference, intent });
      else settle(intent, { kind: 'none', intent });
    },
    [client, settle],
  );

  useEffect(() => {
    if (!resumes) return;
    if (press.current && press.current.account !== account) leave();
    const kept = moneyDesk.untold().find((intent) => intent.account === account && resumes(intent));
    if (press.current || !kept) return;
    press.current = kept;
    moneyDesk.show(kept.key);
    void lookUp(kept);
  }, [account, resumes, leave, lookUp]);

  const send = useCallback(
    async (input: InputOf<E>, what: string, bet?: BetAsked) => {
      if (press.current) return;
      const intent = { key: crypto.randomUUID(), account: account ?? '', what, bet: bet ?? null };
      press.current = intent;
      moneyDesk.begin(intent);
      setState({ kind: 'sending' });
      try {
        const value = await client.call(endpoint, input, { idempotencyKey: intent.key });
        settle(intent, { kind: 'done', value, reference: null, intent });
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        if (afterMoneyFailure(error) === 'refused') settle(intent, { kind: 'refused', error });
        else await lookUp(intent);
      }
    },
    [client, endpoint, account, settle, lookUp],
  );
  const check = useCallback(() => {
    if (press.current) void lookUp(press.current);
  }, [lookUp]);
  const dismiss = useCallback(() => {
    if (!press.current) setState({ kind: 'idle' });
  }, []);

  return { state, send, check, dismiss, leave };
}
