import type { BetAsked, MoneyIntent, Quoted } from '@baize/domain';
import type { Endpoint, GatewayError, InputOf, MoneyEndpoint, ValueOf } from '@baize/gateway';
import { useCallback, useMemo } from 'react';
import { type MoneyPlace, useMoneyFlow } from './useMoneyFlow.ts';

/** State of a payment. `none`: the platform did nothing. `unknown`: the lookup timed out. */
export type MoneyState<V> =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** `value` is null if a lookup found the payment done; `reference` may be null too. */
  | { kind: 'done'; value: V | null; reference: string | null; intent: MoneyIntent }
  | { kind: 'refused'; error: GatewayError }
  | { kind: 'checking'; intent: MoneyIntent }
  | { kind: 'none'; intent: MoneyIntent }
  | { kind: 'unknown'; intent: MoneyIntent };

export interface MoneyAction<E extends MoneyEndpoint> {
  state: MoneyState<ValueOf<E>>;
  /**
   * Sends under a new key; ignored while a payment is in flight or being looked up. `what` describes the payment to the
   * player.
   */
  send: (input: InputOf<E>, what: string, bet?: BetAsked) => Promise<void>;
  check: () => void;
  dismiss: () => void;
  /** Allows the next payment; the result of this one is reported on any page. */
  leave: () => void;
}

/** Terms shown without a quote hold until the platform answers `terms-changed`, which moves no money. */
const shown: Quoted = { expiresAt: Number.POSITIVE_INFINITY };

/**
 * Sends a payment without a quote: a claim, a conversion or a bet. `resumes` selects payments from before a reload to
 * resume here.
 */
export function useMoneyAction<E extends MoneyEndpoint>(
  endpoint: E,
  stale: readonly Endpoint[],
  resumes?: (intent: MoneyIntent) => boolean,
): MoneyAction<E> {
  const { place, step, press, check, dismiss, leave } = useMoneyFlow<E, Quoted>(endpoint, { stale, resumes });
  const send = useCallback(
    async (input: InputOf<E>, what: string, bet?: BetAsked) => {
      step({ kind: 'shown', quote: shown });
      await press(input, { what, ...(bet && { bet }) });
    },
    [step, press],
  );
  const state = useMemo(() => stateOf(place), [place]);
  return { state, send, check, dismiss, leave };
}

function stateOf<V>({ flow, intent, value, error }: MoneyPlace<Quoted, V>): MoneyState<V> {
  if (flow.kind === 'refused' && error) return { kind: 'refused', error };
  if (flow.kind === 'sending') return { kind: 'sending' };
  if (!intent) return { kind: 'idle' };
  if (flow.kind === 'checking' || flow.kind === 'unknown') return { kind: flow.kind, intent };
  if (flow.kind !== 'settled') return { kind: 'idle' };
  return flow.fate === 'done' ? { kind: 'done', value, reference: flow.reference, intent } : { kind: 'none', intent };
}
