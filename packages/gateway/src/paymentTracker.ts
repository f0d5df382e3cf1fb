import { afterMoneyFailure, fatePauses, type MoneyFate, type MoneyIntent, readIntents } from '@baize/domain';
import type { Client } from './client.ts';
import type { InputOf, MoneyEndpoint, ValueOf } from './endpoint.ts';
import { GatewayError } from './error.ts';
import { moneyFate } from './moneyFate.ts';
import { pause } from './patience.ts';

/** Where presses are kept as text, for every tab of the site. */
export interface IntentStorage {
  read(): string | null;
  /** Null empties it. */
  write(text: string | null): void;
}

export interface PaymentTrackerOptions {
  keep: IntentStorage;
  /** Who is signed in, as the client's token says: a press is never sent, or asked for, in another player's name. */
  account: () => string | null;
  /** Resolves after so many milliseconds, rejects when the signal aborts. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface KnownFate {
  fate: Exclude<MoneyFate, 'working'>;
  reference: string | null;
}

/** How a payment ended. An unknown one stays stored and is looked up again. */
export type PressEnd<V> =
  /** The value is null where only the fate is known, and then the reference may be. */
  | { kind: 'done'; value: V | null; reference: string | null }
  | { kind: 'none'; reference: string | null }
  | { kind: 'refused'; error: GatewayError }
  | { kind: 'unknown' };

export interface SendOptions {
  /** Cancels the call and the lookup. */
  signal?: AbortSignal;
  /** Stops only the lookup: closing the page does not cancel a payment that was sent. */
  asking?: AbortSignal;
  /** This error left the fate unknown; the lookup begins. */
  onChecking?: (error: GatewayError) => void;
}

export type PaymentTracker = ReturnType<typeof makePaymentTracker>;

/**
 * Sends every payment once under its own key, and stores it from before it is sent until its fate is known, so that a reload, another
 * tab and another login find it (FLT-027 to FLT-031). It never sends twice: it looks up an unknown fate.
 */
export function makePaymentTracker({ keep, account, wait = pause }: PaymentTrackerOptions) {
  /** What is kept, of the account that is signed in. */
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
 * Looks up the fate of a payment until it is known; null on timeout, after a change of player or at the end of the session. Rejects when
 * the signal aborts (FLT-029).
 */
export async function learnFate(
  client: Client,
  { key, account: owner }: Pick<MoneyIntent, 'key' | 'account'>,
  { account, wait = pause, signal }: Asking,
): Promise<KnownFate | null> {
  for (const ms of fatePauses) {
    await wait(ms, signal);
    // Another player's token knows none of these keys, so the platform would report that nothing was done.
    if (account() !== owner) return null;
    try {
      const { fate, reference } = await client.call(moneyFate, { key }, signal && { signal });
      if (fate !== 'working') return { fate, reference };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.kind === 'signed-out') return null;
    }
  }
  return null;
}
