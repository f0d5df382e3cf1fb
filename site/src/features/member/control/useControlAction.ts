import type { Endpoint, InputOf } from '@baize/gateway';
import { useCallback } from 'react';
import { useServices } from '../../../core/services/services.ts';
import { type Action, useAction } from '../../../data/useAction.ts';

/** Changes a limit or begins a rest, and has other tabs ask what holds now (FLT-150). */
export function useControlAction<E extends Endpoint>(endpoint: E, stale: readonly Endpoint[]): Action<E> {
  const { session } = useServices();
  const { send, busy } = useAction(endpoint, stale);
  const tell = useCallback(
    async (input: InputOf<E>) => {
      const outcome = await send(input);
      if (outcome.ok) session.moved();
      return outcome;
    },
    [send, session],
  );
  return { send: tell, busy };
}
