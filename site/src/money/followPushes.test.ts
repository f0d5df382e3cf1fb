import { balance, type Client, type Endpoint, memberInfo, playControl, playSession, wallets } from '@baize/gateway';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPushes } from './followPushes.ts';

/** Streams that the platform has open, newest last; `fail` answers the next requests with that status. */
const platform = {
  streams: [] as ReadableStreamDefaultController<Uint8Array>[],
  tokens: [] as (string | null)[],
  fail: null as number | null,
};
const channels = new Set<TestChannel>();

/** Channel between the tabs of one browser, which tells a word to all others at once. */
class TestChannel {
  readonly #listeners: ((event: { data: unknown; origin: string }) => void)[] = [];
  constructor() {
    channels.add(this);
  }
  addEventListener(_: string, listener: (event: { data: unknown; origin: string }) => void) {
    this.#listeners.push(listener);
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.#hear(data);
  }
  #hear(data: unknown) {
    for (const listener of this.#listeners) listener({ data, origin: 'https://play.example' });
  }
}

beforeEach(() => {
  Object.assign(platform, { streams: [], tokens: [], fail: null });
  channels.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { href: 'https://play.example/', origin: 'https://play.example' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', TestChannel);
  vi.stubGlobal('fetch', async (request: Request) => {
    platform.tokens.push(request.headers.get('authorization'));
    if (platform.fail !== null) return new Response(null, { status: platform.fail });
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        platform.streams.push(stream);
        request.signal.addEventListener('abort', () => stream.error(request.signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets streams and promises come to rest. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next));
}

async function wait(ms: number) {
  vi.advanceTimersByTime(ms);
  await settle();
}

async function push(text: string) {
  platform.streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  await settle();
}

async function breakStream() {
  platform.streams.at(-1)?.error(new TypeError('reset'));
  await settle();
}

/** A tab whose player is signed in. */
async function openTab() {
  const leaving = new AbortController();
  const refreshed: (readonly Endpoint[])[] = [];
  const call = vi.fn(async () => undefined);
  let token: string | null = 'secret';
  const ended = followPushes({
    baseUrl: '',
    client: { call } as unknown as Client,
    token: () => token,
    refresh: (endpoints) => refreshed.push(endpoints),
    signal: leaving.signal,
  });
  await settle();
  const leave = async () => {
    leaving.abort();
    await ended;
  };
  const signOut = () => {
    token = null;
  };
  return { refreshed, call, leave, signOut };
}

test('ADP-05 a push of the balance asks for the balance again, and of limits for limits', async () => {
  const tab = await openTab();
  expect(platform.tokens).toEqual(['Bearer secret']);
  await push('id: 1\nevent: balance\ndata: {"amount":"9999.00"}\n\n');
  expect(tab.refreshed).toEqual([[balance, wallets, playSession]]);
  await push('event: lim');
  await push('its\ndata:\n\n');
  expect(tab.refreshed.slice(1)).toEqual([[playControl, playSession]]);
  expect(tab.call).not.toHaveBeenCalled();
  await tab.leave();
});

test('ADP-05 comments and pushes of an unknown kind ask for nothing', async () => {
  const tab = await openTab();
  await push(': still there\n\nevent: jackpot\ndata: balance\n\nevent: balances\n\ndata: event: balance\n\n');
  expect(tab.refreshed).toEqual([]);
  await push('event: balance\n\n');
  expect(tab.refreshed).toHaveLength(1);
  await tab.leave();
});

test('ADP-05 a broken stream is opened again, and after two failures in a row only in a minute', async () => {
  const tab = await openTab();
  await push(': alive\n\n');
  await breakStream();
  await wait(1_999);
  expect(platform.tokens).toHaveLength(1);
  await wait(1);
  expect(platform.tokens).toHaveLength(2);
  await push('event: balance\n\n');
  expect(tab.refreshed).toHaveLength(1);
  platform.fail = 503;
  await breakStream();
  await wait(2_000);
  expect(platform.tokens).toHaveLength(3);
  await wait(59_999);
  expect(platform.tokens).toHaveLength(3);
  platform.fail = null;
  await wait(1);
  expect(platform.tokens).toHaveLength(4);
  await push('event: balance\n\n');
  expect(tab.refreshed).toHaveLength(2);
  await tab.leave();
});

test('ADP-05 a stream that is silent for a minute counts as broken', async () => {
  const tab = await openTab();
  await push(': alive\n\n');
  await wait(59_999);
  await wait(2_000);
  expect(platform.tokens).toHaveLength(1);
  await wait(2_000);
  expect(platform.tokens).toHaveLength(2);
  await tab.leave();
});

test('ADP-05 an end of the session is confirmed by a read, and no stream is opened without a token', async () => {
  const tab = await openTab();
  await push('event: ended\n\n');
  expect(tab.call).toHaveBeenCalledExactlyOnceWith(memberInfo, {});
  expect(tab.refreshed).toEqual([]);
  tab.signOut();
  await breakStream();
  await wait(2_000);
  expect(platform.tokens).toHaveLength(1);
  await tab.leave();
});

test('ADP-05 a refused token is an end of the session', async () => {
  platform.fail = 401;
  const tab = await openTab();
  expect(tab.call).toHaveBeenCalledExactlyOnceWith(memberInfo, {});
  await tab.leave();
});

test('ADP-05 one tab holds the stream and tells the others, and another takes over when it leaves', async () => {
  vi.stubGlobal('navigator', { locks: queuedLocks() });
  const first = await openTab();
  const second = await openTab();
  expect(platform.tokens).toHaveLength(1);
  await push('event: balance\n\n');
  expect([first.refreshed.length, second.refreshed.length]).toEqual([1, 1]);
  await first.leave();
  await settle();
  expect(platform.tokens).toHaveLength(2);
  await push('event: balance\n\n');
  expect([first.refreshed.length, second.refreshed.length]).toEqual([1, 2]);
  await second.leave();
});

/** Locks of a browser: one holder at a time, the others wait in order. */
function queuedLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, __: object, work: () => Promise<void>) => {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
