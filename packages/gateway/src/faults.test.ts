import { expect, test, vi } from 'vitest';
import { longestBody } from './body.ts';
import { json, moneyCall, setUp } from './client.fixture.ts';
import { GatewayError } from './error.ts';
import { addFavourite } from './favourites.ts';
import { gameMenus } from './games.ts';
import { launchGame } from './play.ts';
import { login } from './session.ts';
import { countryCode } from './system.ts';
import { balance } from './wallet.ts';

const favourite = { id: '7', vendor: 'OMB', gameType: 'RNG' };
const launch = { id: '7', vendor: 'OMB', gameType: 'RNG', gameCode: '1' };
const credentials = { username: 'heron', password: 'secret' };
const html = (status: number) => () =>
  new Response('<!doctype html><title>Sign in</title>', { status, headers: { 'content-type': 'text/html' } });
const refusal =
  (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ success: false, ...body }, { status, headers });
const reset = () => Promise.reject(new TypeError('reset'));
const never = () => new Promise<Response>(() => {});

/** A body that gives its pieces and then, instead of ending, keeps silent. */
const stalled = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    },
  });

test.each([
  ['cut JSON', () => new Response('{"success":true,"val'), 'malformed', 'malformed'],
  ['text', () => new Response('OK'), 'malformed', 'malformed'],
  ['a bare value', () => Response.json([1]), 'malformed', 'malformed'],
  ['no envelope', () => Response.json({ countryCode: 'PK' }), 'malformed', 'malformed'],
  ['null', () => Response.json(null), 'malformed', 'malformed'],
  ['0 byte', () => new Response(''), 'malformed', 'malformed'],
  ['a value of another shape', json(42), 'malformed', 'malformed'],
  ['HTML where JSON is due', html(200), 'malformed', 'captive-portal'],
  ['502 HTML', html(502), 'unreachable', 'unavailable'],
  ['404 HTML', html(404), 'refused', 'not-found'],
  ['400', refusal(400), 'refused', 'invalid-request'],
  ['404', refusal(404), 'refused', 'not-found'],
  ['409', refusal(409), 'refused', 'conflict'],
  ['422', refusal(422), 'refused', 'invalid-request'],
  ['429', refusal(429), 'too-many', 'too-many'],
  ['500', refusal(500), 'unreachable', 'server'],
  ['503', refusal(503), 'unreachable', 'unavailable'],
  ['504', refusal(504), 'timeout', 'timeout'],
  ['a refusal with status 200', refusal(200, { code: 'captcha-wrong' }), 'refused', 'captcha-wrong'],
  ['a refusal without a code', refusal(200), 'refused', 'unknown'],
  ['a reset connection', reset, 'unreachable', 'network'],
])('FLT-072 %s becomes one typed error', async (_, answer, kind, code) => {
  const { client } = setUp({ answer });
  const error = await client.call(countryCode, {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GatewayError);
  expect(error).toMatchObject({ kind, code, reference: expect.stringMatching(/^[\w-]{4,64}$/) });
});

test('FLT-072 no answer in time is a time-out, and so is a body that stops coming', async () => {
  for (const answer of [never, () => new Response(stalled('{"success":'))]) {
    const { client } = setUp({ answer });
    const call = client.call(countryCode, {}, { timeoutMs: 10 });
    await expect(call).rejects.toMatchObject({ kind: 'timeout', code: 'timeout', outcome: 'unknown' });
  }
});

test('FLT-072 a body beyond 10 MB is given up, announced or not', async () => {
  const announced = () => new Response('{}', { headers: { 'content-length': String(longestBody + 1) } });
  const piece = new Uint8Array(1024 * 1024).fill(32);
  const endless = () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(piece) }));
  for (const answer of [announced, endless]) {
    const { client } = setUp({ answer });
    await expect(client.call(countryCode, {})).rejects.toMatchObject({ kind: 'malformed', code: 'too-large' });
  }
});

test('FLT-072 a body that breaks off is unreachable', async () => {
  const broken = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }));
  await expect(setUp({ answer: broken }).client.call(countryCode, {})).rejects.toMatchObject({
    kind: 'unreachable',
    code: 'network',
  });
});

test('FLT-090 an unknown code is generic with a reference, and server words are plain and short', async () => {
  const message = `\u202e<b>bad</b>\u0000\n${'x'.repeat(500)}`;
  const { client } = setUp({ answer: refusal(400, { code: 'E-77', message }, { 'x-request-id': 'req-12345' }) });
  const error = await client.call(addFavourite, favourite).catch((reason: GatewayError) => reason);
  expect(error).toMatchObject({ code: 'unknown', reference: 'req-12345' });
  expect((error as GatewayError).message).toHaveLength(200);
  expect((error as GatewayError).message).toMatch(/^<b>bad<\/b> x+$/);
});

test('FLT-090 a hostile reference is replaced by one of ours', async () => {
  const { client } = setUp({ answer: refusal(400, {}, { 'x-request-id': '<script>' }) });
  await expect(client.call(addFavourite, favourite)).rejects.toMatchObject({
    reference: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
});

test('API-05 leaving cancels: the call ends in the caller\u2019s own reason and no error of ours', async () => {
  const { client, requests, originals } = setUp({ answer: never });
  const leaving = new AbortController();
  const call = client.call(countryCode, {}, { signal: leaving.signal });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const reason = new DOMException('left', 'AbortError');
  leaving.abort(reason);
  await expect(call).rejects.toBe(reason);
  expect(originals[0]?.signal.aborted).toBe(true);
});

test('FLT-075 leaving a write that is not repeated is no error of ours either', async () => {
  const { client, requests } = setUp({ answer: never });
  const leaving = new AbortController();
  const call = client.call(addFavourite, favourite, { signal: leaving.signal });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const reason = new DOMException('left', 'AbortError');
  leaving.abort(reason);
  await expect(call).rejects.toBe(reason);
});

test('FLT-075 leaving before or between attempts sends nothing more', async () => {
  const leaving = new AbortController();
  const reason = new DOMException('left', 'AbortError');
  const world = setUp({
    answer: () => {
      leaving.abort(reason);
      return reset();
    },
  });
  await expect(world.client.call(countryCode, {}, { signal: leaving.signal })).rejects.toBe(reason);
  await expect(world.client.call(countryCode, {}, { signal: leaving.signal })).rejects.toBe(reason);
  expect(world.requests).toHaveLength(1);
});

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
