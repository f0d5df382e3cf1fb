import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oncePerSecond } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('FLT-061 a storm of requests is one call a second, the last of them is not lost, and then it is quiet', async () => {
  let calls = 0;
  const ask = oncePerSecond(async () => void calls++);
  for (let turn = 0; turn < 10_000; turn++) ask();
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toBe(2);
  for (let turn = 0; turn < 50; turn++) {
    ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(calls).toBeLessThanOrEqual(8);
  await vi.advanceTimersByTimeAsync(1000);
  const ended = calls;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toBe(ended);
});

test('FLT-061 a slow call is waited for, and a failed one does not end it', async () => {
  let calls = 0;
  const ask = oncePerSecond(async () => {
    calls++;
    await new Promise((done) => setTimeout(done, 5000));
    throw new Error('down');
  });
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(4999);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toBe(2);
});
