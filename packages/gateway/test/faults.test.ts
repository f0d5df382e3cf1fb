import { expect, test, vi } from 'vitest';
import { longestBody } from '../src/base/body.ts';
import { favourite, json, never, refusal, reset, setUp } from '../src/base/client.fixture.ts';
import { GatewayError } from '../src/base/error.ts';
import { addFavourite } from '../src/games/favourites.ts';
import { countryCode } from '../src/platform/system.ts';
import { sendAccountCode } from '../src/sign-in/smsCodes.ts';

const html = (status: number) => () =>
  new Response('<!doctype html><title>Sign in</title>', { status, headers: { 'content-type': 'text/html' } });

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

test('FLT-106 a code is waited for longer than anything else: an answer after 30 s still counts', async () => {
  vi.useFakeTimers();
  try {
    const { client } = setUp({
      answer: async () => {
        await new Promise((over) => setTimeout(over, 30_000));
        return Response.json({ success: true, value: { expiredMinutes: 2 } });
      },
    });
    const sent = client.call(sendAccountCode, { nationalNumber: '3001234567', callingCode: '92', type: 'login' });
    const other = client.call(countryCode, {}).catch(({ kind }: GatewayError) => kind);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await sent).toEqual({ expiredMinutes: 2 });
    expect(await other).toBe('timeout');
  } finally {
    vi.useRealTimers();
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
