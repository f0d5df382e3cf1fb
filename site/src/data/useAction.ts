import { type Endpoint, GatewayError, type InputOf, type ValueOf } from '@baize/gateway';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '../core/services/services.ts';
import { useRefresh } from './useRefresh.ts';

/** How a write ended: exactly one of the two. */
export type Outcome<V> = { ok: true; value: V } | { ok: false; error: GatewayError };

export interface Action<E extends Endpoint> {
  /** Sends once: presses while it is under way are one press (FLT-006). */
  send: (input: InputOf<E>) => Promise<Outcome<ValueOf<E>>>;
  busy: boolean;
}

/** Writes to the platform; what it makes stale is asked for again. What moves money goes through `useMoneyAction`. */
export function useAction<E extends Endpoint>(endpoint: E, stale: readonly Endpoint[] = []): Action<E> {
  const { client } = useServices();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const made = useRef(stale);
  made.current = stale;
  const flight = useRef<Promise<Outcome<ValueOf<E>>> | null>(null);

  const send = useCallback(
    (input: InputOf<E>) => {
      flight.current ??= (async () => {
        setBusy(true);
        try {
          const value = await client.call(endpoint, input);
          void refresh(made.current);
          return { ok: true, value } as const;
        } catch (error) {
          if (error instanceof GatewayError) return { ok: false, error } as const;
          throw error;
        } finally {
          flight.current = null;
          setBusy(false);
        }
      })();
      return flight.current;
    },
    [client, endpoint, refresh],
  );
  return { send, busy };
}
