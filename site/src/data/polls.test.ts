import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPolls, pollDelay } from './polls.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Failing = () => { outcome: 'unknown' | 'answered' };
const down: Failing = () => ({ outcome: 'unknown' });
const refused: Failing = () => ({ outcome: 'answered' });

function setUp(every = 10_000) {
  let error: Failing | null = down;
  let asleep = false;
  const asked: Record<string, number> = {};
  const polls = createPolls(
    () => asleep,
    () => 0.5,
    () => Date.now(),
  );
  const fail = (key: string, failure: ReturnType<Failing>) =>
    polls.failed(key, every, failure, () => {
      asked[key] = (asked[key] ?? 0) + 1;
      if (error) fail(key, error());
      else polls.answered(key);
    });
  return {
    polls,
    asked,
    begin: (key: string, failure = (error ?? down)()) => fail(key, failure),
    total: () => Object.values(asked).reduce((sum, each) => sum + each, 0),
    answer: (how: Failing | null) => {
      error = how;
    },
    sleep: (is: boolean) => {
      asleep = is;
    },
  };
}

test('FLT-072 FLT-073 RSP-01 one failed poll is not the last: it is repeated, later each time, until it is answered', async () => {
  const { begin, asked, answer } = setUp(30_000);
  answer(refused);
  begin('session');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked.session).toBe(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked.session).toBe(1);
  answer(null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.session).toBe(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.session).toBe(2);
});

test('FLT-072 FLT-073 a wait grows to two minutes at most, with jitter, and is never shorter than the pace of a slow read', () => {
  expect([0, 1, 2, 3, 4, 9].map((failures) => pollDelay(30_000, failures, 0.5))).toEqual([
    30_000, 30_000, 60_000, 120_000, 120_000, 120_000,
  ]);
  expect([pollDelay(60_000, 1, 0), pollDelay(60_000, 1, 1)]).toEqual([45_000, 75_000]);
  expect(pollDelay(600_000, 5, 0.5)).toBe(600_000);
});

test('FLT-072 FLT-073 a platform that failed five times in a row is polled once in half a minute, by however many reads, until it answers', async () => {
  const { begin, total, answer } = setUp(1_000);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) begin(key);
  await vi.advanceTimersByTimeAsync(20_000);
  const before = total();
  expect(before).toBeLessThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(total() - before).toBeGreaterThanOrEqual(9);
  expect(total() - before).toBeLessThanOrEqual(11);
  const yet = total();
  answer(null);
  await vi.advanceTimersByTimeAsync(34_000);
  expect(total() - yet).toBe(10);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(total() - yet).toBe(10);
});

test('FLT-073 a platform counts as down after five failures in a row, and no longer once it has answered', async () => {
  const { polls, begin, answer } = setUp(30_000);
  for (const key of ['a', 'b', 'c', 'd']) begin(key);
  expect(polls.isDown()).toBe(false);
  begin('e');
  expect(polls.isDown()).toBe(true);
  answer(null);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(polls.isDown()).toBe(false);
});

test('FLT-072 FLT-073 one failure that several parts of a page tell of is one, and has one turn', async () => {
  const { begin, asked, answer } = setUp();
  const failure = down();
  for (let part = 0; part < 8; part++) begin('a', failure);
  answer(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.a).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.a).toBe(1);
});

test('FLT-105 a page that nobody sees asks nothing, and goes on when it is seen', async () => {
  const { begin, asked, answer, sleep } = setUp();
  begin('a');
  sleep(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.a).toBeUndefined();
  sleep(false);
  answer(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.a).toBe(1);
});
