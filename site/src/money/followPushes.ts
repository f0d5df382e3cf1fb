import {
  balance,
  type Client,
  createNetwork,
  type Endpoint,
  inbox,
  memberCounts,
  memberInfo,
  type PushKind,
  playControl,
  playSession,
  pushKinds,
  readPushes,
  unreadCount,
  wallets,
} from '@baize/gateway';
import { openTabs } from '../core/browser/tabs.ts';
import { movedAnywhere } from './moved.ts';

const stale: Readonly<Record<Exclude<PushKind, 'ended'>, readonly Endpoint[]>> = {
  balance: [balance, wallets, playSession],
  movement: movedAnywhere,
  unread: [unreadCount, memberCounts, inbox],
  limits: [playControl, playSession],
};

/** Failures in a row after which the polls alone go on for a while. */
const mostFailures = 2;
const shortPause = 2_000;
const longPause = 60_000;

interface Following {
  baseUrl: string;
  client: Client;
  token: () => string | null;
  refresh: (endpoints: readonly Endpoint[]) => unknown;
  signal: AbortSignal;
}

/**
 * Follows the platform's pushes until the signal aborts (ADP-05): reads become stale and are asked again, so no figure
 * comes from a push, and an end of the session is confirmed by a read. One tab holds the stream and tells the others. After
 * two failures in a row it rests for a minute; the polls go on meanwhile.
 */
export async function followPushes({ baseUrl, client, token, refresh, signal }: Following): Promise<void> {
  const tabs = openTabs('baize-pushes');
  const heed = (kind: PushKind) => {
    if (signal.aborted) return;
    if (kind === 'ended') void client.call(memberInfo, {}).catch(() => undefined);
    else void refresh(stale[kind]);
  };
  tabs.listen((word) => {
    const kind = pushKinds.find((one) => one === word);
    if (kind) heed(kind);
  });
  const onPush = (kind: PushKind) => {
    tabs.say(kind);
    heed(kind);
  };
  await inOneTab(signal, async () => {
    for (let failures = 0; !signal.aborted; ) {
      const held = token();
      if (held === null) return;
      const onAlive = () => {
        failures = 0;
      };
      const { fetch } = createNetwork();
      await readPushes({ baseUrl, fetch, token: held, signal, onPush, onAlive }).catch(() => undefined);
      // Another tab waits for the stream.
      if (signal.aborted) return;
      failures += 1;
      await pause(failures >= mostFailures ? longPause : shortPause, signal);
    }
  });
}

/** Runs `work` once no other tab does; without locks, as where storage is blocked, each tab runs it. */
async function inOneTab(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('baize-pushes', { signal }, work).catch((reason: unknown) => {
    if (!signal.aborted && reason instanceof DOMException) return work();
    return undefined;
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
