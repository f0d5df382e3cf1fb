import { GatewayError } from '@baize/gateway';
import { afterEach, expect, test, vi } from 'vitest';
import { createCodeWaits, deadlineOf } from './codeWaits.ts';

const number = '+923001234567';
const sent = (expiredMinutes: number | null = 1) => ({ ok: true, value: { expiredMinutes } }) as const;
const failed = (details: Partial<GatewayError>) => ({
  ok: false as const,
  error: new GatewayError({
    kind: 'refused',
    code: 'code-not-sent',
    outcome: 'answered',
    reference: 'abcd',
    ...details,
  }),
});

afterEach(() => void vi.useRealTimers());

function setUp() {
  let at = 1_000_000;
  let asked = 0;
  const waits = createCodeWaits(() => at);
  const pass = (ms: number) => {
    at += ms;
  };
  const ask = (answer: ReturnType<typeof sent> | ReturnType<typeof failed> = sent(), trip = 0, to = number) =>
    waits.ask('register', to, async () => {
      asked += 1;
      pass(trip);
      return answer;
    });
  return { waits, pass, ask, asked: () => asked, now: () => at };
}

test('SMS-01 the wait is a minute for each that the code holds, less half the round trip', async () => {
  const { waits, ask, now } = setUp();
  expect(await ask(sent(2), 600)).toBe(true);
  expect(deadlineOf(waits.get('register'), number)).toBe(now() + 120_000 - 300);
});

test('FLT-106 an answer that took 30 s counts, and shortens the wait by five', async () => {
  const { waits, ask, now } = setUp();
  expect(await ask(sent(1), 30_000)).toBe(true);
  expect(deadlineOf(waits.get('register'), number)).toBe(now() + 55_000);
  expect(waits.get('register')).toMatchObject({ sending: false, sentTo: number, error: null });
});

test('SMS-01 until the deadline nothing is sent, at it there is', async () => {
  const { ask, pass, asked } = setUp();
  await ask(sent(1));
  pass(59_999);
  expect(await ask()).toBe(false);
  pass(1);
  expect(await ask()).toBe(true);
  expect(asked()).toBe(2);
});

test('SMS-02 FLT-006 ten presses at once are one request', async () => {
  const { waits } = setUp();
  let requests = 0;
  const press = () =>
    waits.ask('login', number, async () => {
      requests += 1;
      await Promise.resolve();
      return failed({});
    });
  expect(await Promise.all(Array.from({ length: 10 }, press))).toEqual(Array(10).fill(false));
  expect(requests).toBe(1);
});

test('SMS-02 a press soon after a failure is sent when a second has gone, and shows at once that it will be', async () => {
  vi.useFakeTimers();
  const waits = createCodeWaits(Date.now);
  const askedAt: number[] = [];
  const press = (answer: ReturnType<typeof sent> | ReturnType<typeof failed>) =>
    waits.ask('login', number, async () => {
      askedAt.push(Date.now());
      return answer;
    });
  await press(failed({}));
  await vi.advanceTimersByTimeAsync(400);
  const second = press(sent());
  expect(waits.get('login')).toMatchObject({ sending: true, error: null });
  expect(await press(sent())).toBe(false);
  await vi.advanceTimersByTimeAsync(599);
  expect(askedAt).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBe(true);
  expect(askedAt).toEqual([expect.any(Number), (askedAt[0] ?? 0) + 1000]);
});

test('SMS-02 a clock that was set back holds nobody up for more than a second', async () => {
  vi.useFakeTimers();
  const { waits, ask, pass } = setUp();
  await ask(failed({}));
  pass(-900_000);
  const again = ask();
  expect(waits.get('register').sending).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await again).toBe(true);
});

test.each([
  ['what it says', 300, 300],
  ['five minutes when it says nothing', null, 300],
  ['its least', 1, 1],
])('SMS-02 FLT-005 too many requests waits %s, for every number, without a dialog', async (_, retryAfter, seconds) => {
  const { waits, ask, pass, now } = setUp();
  await ask(failed({ kind: 'too-many', code: 'too-many', retryAfter }));
  const wait = waits.get('register');
  expect([wait.refusedUntil, wait.error]).toEqual([now() + seconds * 1000, null]);
  pass(seconds * 1000 - 1);
  expect(await ask(sent(), 0, '+447700900123')).toBe(false);
  pass(1000);
  expect(await ask(sent(), 0, '+447700900123')).toBe(true);
  expect(waits.get('register').refusedUntil).toBeNull();
});

test('SMS-03 a refusal is kept until it is dismissed, and starts no wait', async () => {
  const { waits, ask } = setUp();
  expect(await ask(failed({}))).toBe(false);
  expect(waits.get('register').error?.code).toBe('code-not-sent');
  waits.dismiss('register');
  expect(waits.get('register')).toMatchObject({ error: null, deadlines: {}, sending: false });
});

test('FLT-021 the wait is the number\u2019s: another number may be sent to at once, and is the one the code went to', async () => {
  const { waits, ask, pass } = setUp();
  await ask();
  pass(1000);
  expect(await ask(sent(), 0, '+447700900123')).toBe(true);
  expect(waits.get('register').sentTo).toBe('+447700900123');
  pass(1000);
  expect(await ask()).toBe(false);
});

test('SMS-01 purposes wait apart, and a number named like an object\u2019s own part is a number', async () => {
  const { waits, ask } = setUp();
  await ask();
  expect(deadlineOf(waits.get('login'), number)).toBeNull();
  expect(deadlineOf(waits.get('login'), 'constructor')).toBeNull();
});
