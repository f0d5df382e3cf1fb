import { type Endpoint, GatewayError, type InputOf, type ValueOf } from '@baize/gateway';
import { useCallback, useRef, useState } from 'react';
import { useServices } from '../core/services/services.ts';
import { useRefresh } from './useRefresh.ts';

export type Outcome<V> = { ok: true; value: V } | { ok: false; error: GatewayError };

export interface Action<E extends Endpoint> {
  send: (input: InputOf<E>) => Promise<Outcome<ValueOf<E>>>;
  busy: boolean;
}

/** Status of a refusal because the page is behind. */
const conflict = 409;

/**
 * Writes to the platform and refreshes `stale` reads, also when it refuses because they are old; concurrent calls share one request (FLT-006). Payments use
 * `useMoneyAction`.
 */
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
          if (!(error instanceof GatewayError)) throw error;
          if (error.status === conflict) void refresh(made.current);
          return { ok: false, error } as const;
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
