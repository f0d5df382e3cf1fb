import { expect, test, vi } from 'vitest';
import { calls } from './calls.ts';

const answering = (value: string) => {
  const signals: AbortSignal[] = [];
  const call = (signal: AbortSignal) => {
    signals.push(signal);
    return Promise.resolve(value);
  };
  return { call, signals };
};

test('NAV-16 what was begun is handed to the first who asks, and asked for anew after that', async () => {
  const early = answering('early');
  const later = answering('later');
  calls.begin('first', '/here', early.call);
  expect(await calls.run('first', later.call)).toBe('early');
  expect(await calls.run('first', later.call)).toBe('later');
  expect(early.signals).toHaveLength(1);
});

test('NAV-16 what has failed before anybody asked is asked for anew', async () => {
  calls.begin('failed', '/here', () => Promise.reject(new Error('no network')));
  await new Promise((done) => setTimeout(done));
  expect(await calls.run('failed', answering('again').call)).toBe('again');
});

test('NAV-16 a page that is left before it is there takes with it what only it had begun', async () => {
  const left = answering('left');
  const held = answering('held');
  calls.begin('left', '/here', left.call);
  calls.begin('held', '/here', held.call);
  const release = calls.hold('held');
  calls.dropBegun();
  expect(left.signals[0]?.aborted).toBe(true);
  expect(held.signals[0]?.aborted).toBe(false);
  release();
});

test('PERF-03 what the way to a page has begun goes on when it is opened, and other pages\u2019 reads end', async () => {
  const next = answering('next');
  const other = answering('other');
  const again = answering('again');
  calls.begin('next', '/next', next.call);
  calls.begin('other', '/other', other.call);
  calls.dropBegun('/next');
  calls.begin('next', '/next', again.call);
  expect(await calls.run('next', again.call)).toBe('next');
  expect([next.signals[0]?.aborted, other.signals[0]?.aborted, again.signals.length]).toEqual([false, true, 0]);
});

test('PERF-03 what was begun ten seconds ago is asked for anew', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  calls.begin('rested', '/next', answering('old').call);
  vi.advanceTimersByTime(10_000);
  expect(await calls.run('rested', answering('new').call)).toBe('new');
  vi.useRealTimers();
});
