import { expect, test } from 'vitest';
import { addFavourite } from '../games/favourites.ts';
import { gameMenus } from '../games/games.ts';
import { launchGame } from '../games/play.ts';
import { balance } from '../money/wallet.ts';
import { login } from '../sign-in/session.ts';
import { favourite, json, moneyCall, never, refusal, reset, setUp } from './client.fixture.ts';
import { GatewayError } from './error.ts';

const launch = { id: '7', vendor: 'OMB', gameType: 'RNG', gameCode: '1' };

const credentials = { username: 'heron', password: 'secret' };

test.each([
  ['a reset connection', reset],
  ['a 500', refusal(500)],
  ['a 503', refusal(503)],
])('API-05 a read is tried three times after %s, waiting longer each time', async (_, answer) => {
  const { client, requests, waits } = setUp({ answer });
  await expect(client.call(gameMenus, {})).rejects.toMatchObject({ kind: 'unreachable' });
  expect(requests).toHaveLength(3);
  expect(waits).toEqual([250, 500]);
});

test('API-05 the jitter stays between half of the wait and all of it', async () => {
  const { client, waits } = setUp({ answer: reset, random: () => 0.9999 });
  await expect(client.call(gameMenus, {})).rejects.toBeInstanceOf(GatewayError);
  expect(waits.map(Math.round)).toEqual([500, 1000]);
});

test('FLT-073 a read that asks whether the platform is back asks once', async () => {
  const { client, requests } = setUp({ answer: refusal(500) });
  await expect(client.call(balance, {}, { probe: true })).rejects.toMatchObject({ status: 500 });
  expect(requests).toHaveLength(1);
});

test('API-05 a read that succeeds the second time is an answer like any other', async () => {
  let asked = 0;
  const { client } = setUp({ answer: (request) => (asked++ === 0 ? reset() : json({ sumBalance: '3' })(request)) });
  await expect(client.call(balance, {})).resolves.toEqual({ amount: '3', currency: null });
});

test.each([
  ['a refusal', refusal(400)],
  ['a 404', refusal(404)],
  ['cut JSON', () => new Response('{')],
  ['maintenance', refusal(503, { code: 'maintenance' })],
])('API-05 a read is not repeated after %s', async (_, answer) => {
  const { client, requests } = setUp({ answer });
  await expect(client.call(gameMenus, {})).rejects.toBeInstanceOf(GatewayError);
  expect(requests).toHaveLength(1);
});

test('API-05 writes and launches are never repeated', async () => {
  for (const call of [
    (world: ReturnType<typeof setUp>) => world.client.call(addFavourite, favourite),
    (world: ReturnType<typeof setUp>) => world.client.call(launchGame, launch),
    (world: ReturnType<typeof setUp>) => world.client.call({ ...launchGame, method: 'GET' }, launch),
    (world: ReturnType<typeof setUp>) => world.client.call(login, credentials),
  ]) {
    const world = setUp({ answer: reset });
    await expect(call(world)).rejects.toMatchObject({ kind: 'unreachable', outcome: 'unknown' });
    expect(world.requests).toHaveLength(1);
  }
});

test.each([
  ['300', 300],
  ['1e9', 600],
  ['-1', 1],
  ['abc', null],
])(
  'FLT-005 a login that comes too often is not repeated; Retry-After %s says %j seconds',
  async (header, retryAfter) => {
    const { client, requests, waits } = setUp({ answer: refusal(429, {}, { 'retry-after': header }) });
    await expect(client.call(login, credentials)).rejects.toMatchObject({
      kind: 'too-many',
      code: 'too-many',
      retryAfter,
    });
    expect(requests).toHaveLength(1);
    expect(waits).toHaveLength(0);
  },
);

test('API-05 a read waits a short Retry-After and gives a long one to the caller', async () => {
  const short = setUp({ answer: refusal(429, {}, { 'retry-after': '2' }) });
  await expect(short.client.call(gameMenus, {})).rejects.toMatchObject({ retryAfter: 2 });
  expect(short.waits).toEqual([2000, 2000]);
  const long = setUp({ answer: refusal(503, {}, { 'retry-after': '120' }) });
  await expect(long.client.call(gameMenus, {})).rejects.toMatchObject({ retryAfter: 120 });
  expect(long.requests).toHaveLength(1);
});

test('FLT-042 a money call is tried three times at most, under the same key', async () => {
  const { client, requests } = setUp({ answer: refusal(503) });
  const call = client.call(moneyCall, { amount: '1' }, { idempotencyKey: 'press-1' });
  await expect(call).rejects.toMatchObject({ kind: 'unreachable', outcome: 'unknown' });
  expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual(['press-1', 'press-1', 'press-1']);
});

test('FLT-028 an answer lost after the platform acted comes with the repeat', async () => {
  let asked = 0;
  const { client, requests } = setUp({
    answer: (request) => (asked++ === 0 ? new Response('{"success":tr') : json({ balance: '9' })(request)),
  });
  await expect(client.call(moneyCall, { amount: '1' }, { idempotencyKey: 'press-2' })).resolves.toEqual({
    balance: '9',
  });
  expect(requests).toHaveLength(2);
});

test('FLT-011 FLT-029 a session that ends between two attempts leaves the outcome of a money call unknown', async () => {
  const world: ReturnType<typeof setUp> = setUp({
    answer: () => {
      world.token = null;
      return new Response('{"success":tr');
    },
  });
  const call = world.client.call(moneyCall, { amount: '1' }, { idempotencyKey: 'press-3' });
  await expect(call).rejects.toMatchObject({ code: 'not-logged-in', outcome: 'unknown' });
  expect(world.requests).toHaveLength(1);
});

test('FLT-009 FLT-011 a money call is never repeated in the name of whoever logged in meanwhile', async () => {
  const world: ReturnType<typeof setUp> = setUp({
    answer: () => {
      world.token = 'somebody-else';
      return new Response('{"success":tr');
    },
  });
  const call = world.client.call(moneyCall, { amount: '1' }, { idempotencyKey: 'press-4' });
  await expect(call).rejects.toMatchObject({ code: 'not-logged-in', outcome: 'unknown' });
  expect(world.requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer t0ken']);
});

test('API-05 a read goes on under the token of whoever is here now', async () => {
  let asked = 0;
  const world: ReturnType<typeof setUp> = setUp({
    answer: (request) => {
      world.token = 'renewed';
      return asked++ === 0 ? reset() : json({ sumBalance: '3' })(request);
    },
  });
  await expect(world.client.call(balance, {})).resolves.toMatchObject({ amount: '3' });
  expect(world.requests.map((request) => request.headers.get('authorization'))).toEqual([
    'Bearer t0ken',
    'Bearer renewed',
  ]);
});

test('FLT-030 a key in flight is waited for, another payload under it is refused', async () => {
  let asked = 0;
  const flying = setUp({
    answer: (request) => (asked++ === 0 ? refusal(409, { code: 'in-flight' })() : json({ balance: '9' })(request)),
  });
  await expect(flying.client.call(moneyCall, { amount: '1' }, { idempotencyKey: 'k' })).resolves.toEqual({
    balance: '9',
  });
  const other = setUp({ answer: refusal(422) });
  await expect(other.client.call(moneyCall, { amount: '1' }, { idempotencyKey: 'k' })).rejects.toMatchObject({
    outcome: 'answered',
  });
  expect(other.requests).toHaveLength(1);
});

test('FLT-029 a money call without an answer is unknown, not failed', async () => {
  const { client } = setUp({ answer: never });
  const call = client.call(moneyCall, { amount: '1' }, { idempotencyKey: 'k', timeoutMs: 5 });
  await expect(call).rejects.toMatchObject({ kind: 'timeout', outcome: 'unknown' });
});
