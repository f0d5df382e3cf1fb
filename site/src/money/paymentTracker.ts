import { type MoneyIntent, readIntents } from '@baize/domain';
import {
  type Client,
  type InputOf,
  type IntentStorage,
  type MoneyEndpoint,
  makePaymentTracker,
  type PressEnd,
  type SendOptions,
  type ValueOf,
} from '@baize/gateway';
import { createStore } from '../core/browser/createStore.ts';
import type { LockPayment } from './lockPayment.ts';

export interface TabPaymentTrackerOptions {
  keep: IntentStorage;
  account: () => string | null;
  hold: LockPayment;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export type TabPaymentTracker = ReturnType<typeof makeTabPaymentTracker>;

/**
 * Tracks every payment of this browser from before it is sent until its fate is known (FLT-031). One tab owns each
 * payment: the one that sent it or, once that closes, another visible tab.
 */
export function makeTabPaymentTracker({ keep, account, hold, wait }: TabPaymentTrackerOptions) {
  const held = new Map<string, () => void>();
  const waiting = new Map<string, AbortController>();
  const underWay = new Set<string>();
  const shown = new Set<string>();
  const untold = createStore<readonly MoneyIntent[]>([]);

  const desk = makePaymentTracker({
    keep: {
      read: keep.read,
      write(text) {
        keep.write(text);
        letGo();
        tell();
      },
    },
    account,
    wait,
  });

  function tell() {
    const next = desk.open().filter(({ key }) => held.has(key) && !underWay.has(key) && !shown.has(key));
    const before = untold.get();
    if (next.length !== before.length || next.some(({ key }, place) => key !== before[place]?.key)) untold.set(next);
  }

  function letGo() {
    const kept = new Set(readIntents(keep.read()).map(({ key }) => key));
    const own = new Set(desk.open().map(({ key }) => key));
    for (const [key, release] of held) {
      if (kept.has(key) && (own.has(key) || underWay.has(key))) continue;
      held.delete(key);
      shown.delete(key);
      release();
    }
  }

  async function take(key: string) {
    const wish = new AbortController();
    waiting.set(key, wish);
    const release = await hold(key, wish.signal).catch(() => null);
    if (waiting.get(key) === wish) waiting.delete(key);
    if (release === null) return;
    if (wish.signal.aborted) return release();
    held.set(key, release);
    letGo();
    tell();
  }

  /** Takes over payments that no tab owns, unless this tab is hidden. */
  function look(seen: boolean) {
    letGo();
    if (seen) {
      for (const { key } of desk.open()) if (!held.has(key) && !waiting.has(key)) void take(key);
    } else {
      for (const wish of waiting.values()) wish.abort();
      waiting.clear();
    }
    tell();
  }

  async function send<E extends MoneyEndpoint>(
    client: Client,
    endpoint: E,
    input: InputOf<E>,
    intent: MoneyIntent,
    options: Pick<SendOptions, 'asking' | 'onChecking'> = {},
  ): Promise<PressEnd<ValueOf<E>>> {
    const { key } = intent;
    let over = false;
    held.set(key, () => {
      over = true;
    });
    underWay.add(key);
    shown.add(key);
    void hold(key).then(
      (release) => (over ? release() : void held.set(key, release)),
      () => undefined,
    );
    try {
      return await desk.send(client, endpoint, input, intent, options);
    } finally {
      underWay.delete(key);
      letGo();
      tell();
    }
  }

  return {
    /** Payments that this tab owns and no component shows; same array until something changes. */
    untold: { get: untold.get, subscribe: untold.subscribe },
    look,
    answering: () => held.size > 0,
    send,
    lookUp: desk.lookUp,
    /** Lets a component show its payment again after a reload, in place of the notice. */
    show(key: string) {
      shown.add(key);
      tell();
    },
    /** Reports the payment's result on any page from now on, because the component showing it unmounted. */
    leave(key: string) {
      if (shown.delete(key)) tell();
    },
  };
}
