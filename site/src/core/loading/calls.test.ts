import { expect, test } from 'vitest';
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
  calls.begin('first', early.call);
  expect(await calls.run('first', later.call)).toBe('early');
  expect(await calls.run('first', later.call)).toBe('later');
  expect(early.signals).toHaveLength(1);
});

test('NAV-16 what has failed before anybody asked is asked for anew', async () => {
  calls.begin('failed', () => Promise.reject(new Error('no network')));
  await new Promise((done) => setTimeout(done));
  expect(await calls.run('failed', answering('again').call)).toBe('again');
});

test('NAV-16 a page that is left before it is there takes with it what only it had begun', async () => {
  const left = answering('left');
  const held = answering('held');
  calls.begin('left', left.call);
  calls.begin('held', held.call);
  const release = calls.hold('held');
  calls.dropBegun();
  expect(left.signals[0]?.aborted).toBe(true);
  expect(held.signals[0]?.aborted).toBe(false);
  release();
});
