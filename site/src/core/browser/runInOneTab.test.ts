import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInOneTab } from './runInOneTab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Begin = () => Promise<unknown>;

function lockManager() {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal, steal }: LockOptions, begin: Begin) => {
    if (steal) return begin();
    const mine = queue.then(() => (signal?.aborted ? undefined : begin()));
    queue = mine.catch(() => undefined);
    return new Promise((done, fail) => {
      mine.then(done, fail);
      signal?.addEventListener('abort', () => fail(signal.reason));
    });
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

function tabs() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const places = { locks: lockManager(), storage };
  let calls = 0;
  let answer: () => Promise<number> = () => Promise.resolve(calls);
  const read = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const work = () => {
    calls += 1;
    return answer();
  };
  return {
    kept,
    want: () => runInOneTab('it', read, work, places),
    wanted: async (times: number) => {
      const all = Promise.allSettled(Array.from({ length: times }, () => runInOneTab('it', read, work, places)));
      await vi.advanceTimersByTimeAsync(10_000);
      return (await all).map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message));
    },
    wantWithoutLocks: () => runInOneTab('it', read, work, { locks: undefined, storage }),
    answers: (next: () => Promise<number>) => {
      answer = next;
    },
    calls: () => calls,
  };
}

test('FLT-100 what five tabs want at once is asked for once, and all of them have the answer', async () => {
  const { wanted, calls } = tabs();
  expect(await wanted(5)).toEqual([1, 1, 1, 1, 1]);
  expect(calls()).toBe(1);
});

test('FLT-100 what is wanted later is asked for anew, whichever way the clock was moved meanwhile', async () => {
  const { wanted, calls } = tabs();
  vi.setSystemTime(2_000_000_000_000);
  expect(await wanted(1)).toEqual([1]);
  vi.setSystemTime(1_000_000_000_000);
  expect(await wanted(1)).toEqual([2]);
  expect(calls()).toBe(2);
});

test('FLT-100 a tab that holds on without an end loses it after 15 seconds', async () => {
  const { want, answers, calls } = tabs();
  answers(() => new Promise(() => undefined));
  void want();
  await vi.advanceTimersByTimeAsync(0);
  answers(() => Promise.resolve(7));
  const second = want();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBe(7);
});

test('FLT-100 when the first fails, the next asks for itself', async () => {
  const { wanted, answers } = tabs();
  const failures = [new Error('no network')];
  answers(() => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve(3);
  });
  expect(await wanted(2)).toEqual(['no network', 3]);
});

test.each(['', '{', '[]', '{"turn":1}', '{"turn":"a","value":"x"}'])(
  'FLT-100 whatever another script left in the storage (%j), the answer comes from the platform',
  async (text) => {
    const { want, kept } = tabs();
    kept.set('it', text);
    expect(await want()).toBe(1);
  },
);

test('FLT-100 without locks each tab asks for itself', async () => {
  const { wantWithoutLocks, calls } = tabs();
  await Promise.all([wantWithoutLocks(), wantWithoutLocks()]);
  expect(calls()).toBe(2);
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['rejects', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
])('FLT-135 a lock that %s when asked for is as none', async (_, request) => {
  const locks = { request } as unknown as Pick<LockManager, 'request'>;
  const storage = { getItem: () => null, setItem: () => undefined };
  expect(
    await runInOneTab(
      'it',
      () => undefined,
      async () => 7,
      { locks, storage },
    ),
  ).toBe(7);
});
