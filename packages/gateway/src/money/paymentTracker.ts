import { afterMoneyFailure, fatePauses, type MoneyFate, type MoneyIntent, readIntents } from '@baize/domain';
import type { Client } from '../base/client.ts';
import type { InputOf, MoneyEndpoint, ValueOf } from '../base/endpoint.ts';
import { GatewayError } from '../base/error.ts';
import { pause } from '../base/patience.ts';
import { moneyFate } from './moneyFate.ts';

/** Ms for one lookup, and lookups without an answer until it is given up: less than 30 s after the last answer. */
const lookUpLimit = { timeoutMs: 8_000, silences: 2 };

export interface IntentStorage {
  read(): string | null;
  write(text: string | null): void;
}

export interface PaymentTrackerOptions {
  keep: IntentStorage;
  /** Account of the client's token: a payment is never sent or looked up under another player's token. */
  account: () => string | null;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface KnownFate {
  fate: Exclude<MoneyFate, 'working'>;
  reference: string | null;
}

/** Result of a payment. An unknown one stays stored and is looked up again. */
export type PressEnd<V> =
  /** `value` is null if only the fate is known, and `reference` may be too. */
  | { kind: 'done'; value: V | null; reference: string | null }
  | { kind: 'none'; reference: string | null }
  | { kind: 'refused'; error: GatewayError }
  | { kind: 'unknown' };

export interface SendOptions {
  signal?: AbortSignal;
  /** Stops only the lookup: closing the page does not cancel a payment that was sent. */
  asking?: AbortSignal;
  onChecking?: (error: GatewayError) => void;
}

export type PaymentTracker = ReturnType<typeof makePaymentTracker>;

/**
 * Sends every payment once under its own key and stores it until its fate is known, so that a reload, another tab or
 * another login finds it (FLT-027 to FLT-031). An unknown fate is looked up, never sent again.
 */
export function makePaymentTracker({ keep, account, wait = pause }: PaymentTrackerOptions) {
  const open = (): MoneyIntent[] => readIntents(keep.read()).filter((intent) => intent.account === account());

  function begin(intent: MoneyIntent) {
    change((kept) => [...kept, intent]);
  }

  function end(key: string) {
    change((kept) => kept.filter((intent) => intent.key !== key));
  }

  function change(next: (kept: MoneyIntent[]) => MoneyIntent[]) {
    const intents = next(readIntents(keep.read()));
    keep.write(intents.length > 0 ? JSON.stringify(intents) : null);
  }

  async function send<E extends MoneyEndpoint>(
    client: Client,
    endpoint: E,
    input: InputOf<E>,
    intent: MoneyIntent,
    { signal, asking = signal, onChecking }: SendOptions = {},
  ): Promise<PressEnd<ValueOf<E>>> {
    begin(intent);
    try {
      const value = await client.call(endpoint, input, { idempotencyKey: intent.key, ...(signal && { signal }) });
      end(intent.key);
      return { kind: 'done', value, reference: null };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (afterMoneyFailure(error) === 'refused') {
        end(intent.key);
        return { kind: 'refused', error };
      }
      onChecking?.(error);
      return lookUp(client, intent, asking);
    }
  }

  /** Looks up the fate of a payment of this player until it is known. Rejects when the signal aborts. */
  async function lookUp(client: Client, intent: MoneyIntent, signal?: AbortSignal): Promise<PressEnd<never>> {
    const known = await learnFate(client, intent, { account, wait, ...(signal && { signal }) });
    if (known === null) return { kind: 'unknown' };
    end(intent.key);
    const { fate, reference } = known;
    return fate === 'done' ? { kind: 'done', value: null, reference } : { kind: 'none', reference };
  }

  return { open, begin, end, send, lookUp };
}

interface Asking extends Pick<PaymentTrackerOptions, 'account' | 'wait'> {
  signal?: AbortSignal;
}

/**
 * Looks up the fate of a payment until it is known; null after the last lookup or two without an answer (FLT-154), after
 * a change of player or at the end of the session. Rejects when the signal aborts (FLT-029).
 */
export async function learnFate(
  client: Client,
  { key, account: owner }: Pick<MoneyIntent, 'key' | 'account'>,
  { account, wait = pause, signal }: Asking,
): Promise<KnownFate | null> {
  let silences = 0;
  for (const ms of fatePauses) {
    await wait(ms, signal);
    // Another player's token knows none of these keys, so the platform would report that nothing was done.
    if (account() !== owner) return null;
    try {
      const { fate, reference } = await client.call(moneyFate, { key }, { signal, timeoutMs: lookUpLimit.timeoutMs });
      if (fate !== 'working') return { fate, reference };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.kind === 'signed-out') return null;
      if (error.kind === 'timeout' && ++silences >= lookUpLimit.silences) return null;
    }
  }
  return null;
}
