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
 * The desk of one tab over what all tabs keep: every press that moves money, from before it is sent until its fate is known (FLT-031). A
 * press is answered for by one tab at a time: by the one that made it, and when that is gone, by another that is looked at.
 */
export function makeTabPaymentTracker({ keep, account, hold, wait }: TabPaymentTrackerOptions) {
  /** Presses that this tab answers for, with the way to let go of them. */
  const held = new Map<string, () => void>();
  const waiting = new Map<string, AbortController>();
  /** Presses whose call is still under way here: their fate is not asked for meanwhile. */
  const underWay = new Set<string>();
  /** Presses that the place they were made in is showing: they are said there and nowhere else. */
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

  /** Gives back what is over, or another player's. */
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

  /** Takes up what no tab answers for. A hidden tab takes up nothing. */
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
    /** The presses that this tab answers for and that are told nowhere else; the same array until something changes. */
    untold: { get: untold.get, subscribe: untold.subscribe },
    look,
    /** Whether this tab answers for a press whose fate is not known yet. */
    answering: () => held.size > 0,
    send,
    lookUp: desk.lookUp,
    /** Told where this press was made, and nowhere else: it was found again after a reload. */
    show(key: string) {
      shown.add(key);
      tell();
    },
    /** What showed it is gone: from now on it is told to the player wherever they are. */
    leave(key: string) {
      if (shown.delete(key)) tell();
    },
  };
}
