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
  /** Who is signed in. */
  account: () => string | null;
  hold: LockPayment;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export type TabPaymentTracker = ReturnType<typeof makeTabPaymentTracker>;

/**
 * Tracks every payment of this browser from before it is sent until its fate is known (FLT-031). One tab owns each payment: the one
 * that sent it or, once that closes, another visible tab.
 */
export function makeTabPaymentTracker({ keep, account, hold, wait }: TabPaymentTrackerOptions) {
  /** Payments that this tab owns, with the functions that release them. */
  const held = new Map<string, () => void>();
  const waiting = new Map<string, AbortController>();
  /** Payments whose call is still under way here; their fate is not looked up meanwhile. */
  const underWay = new Set<string>();
  /** Payments shown by the component that made them; no other component reports them. */
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

  /** Releases payments that are settled or belong to another player. */
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

  /** Takes over payments that no tab owns. A hidden tab takes over none. */
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
    /** Payments that this tab owns and no component shows; the same array until something changes. */
    untold: { get: untold.get, subscribe: untold.subscribe },
    look,
    /** Whether this tab owns a payment whose fate is unknown. */
    answering: () => held.size > 0,
    send,
    lookUp: desk.lookUp,
    /** Lets the component that made a payment show it again after a reload, in place of the notice. */
    show(key: string) {
      shown.add(key);
      tell();
    },
    /** The component that showed the payment unmounted: its result is now reported on any page. */
    leave(key: string) {
      if (shown.delete(key)) tell();
    },
  };
}
