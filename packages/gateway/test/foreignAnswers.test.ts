import { expect, test } from 'vitest';
import { favourite, json, moneyCall, setUp } from '../src/base/client.fixture.ts';
import type { GatewayError } from '../src/base/error.ts';
import { addFavourite } from '../src/games/favourites.ts';
import { balance } from '../src/money/wallet.ts';
import { countryCode } from '../src/platform/system.ts';
import { login } from '../src/sign-in/session.ts';

const statuses = [400, 401, 403, 404, 405, 407, 409, 413, 415, 422, 451];

const bodies: Record<string, (status: number) => Response> = {
  'a page': (status) =>
    new Response('<!doctype html><title>403</title>Your account is blocked', {
      status,
      headers: { 'content-type': 'text/html' },
    }),
  'a page called JSON': (status) =>
    new Response('\n<html>denied</html>', { status, headers: { 'content-type': 'application/json' } }),
  nothing: (status) => new Response(null, { status }),
  text: (status) => new Response('Forbidden', { status }),
  'JSON of another': (status) => Response.json({ message: 'Forbidden', code: 'login-failed' }, { status }),
  'cut JSON': (status) => new Response('{"success":false,"code":"not-allo', { status }),
};

const cases = statuses.flatMap((status) => Object.keys(bodies).map((body) => [status, body] as const));

test.each(cases)('FLT-134 a %d with %s is a failure on the way', async (status, body) => {
  const { client, requests, onSignedOut } = setUp({ answer: () => bodies[body]?.(status) ?? new Response() });
  const way = { kind: 'malformed', code: 'intercepted', outcome: 'unknown', status, message: '' };
  for (const call of [
    client.call(balance, {}),
    client.call(addFavourite, favourite),
    client.call(login, { username: 'heron', password: 'secret' }),
  ]) {
    const error = await call.catch((reason: GatewayError) => reason);
    expect(error).toMatchObject({ ...way, reference: expect.stringMatching(/^[\w-]{4,64}$/) });
  }
  expect(requests).toHaveLength(3);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('FLT-134 the token outlives a foreign 401', async () => {
  const world = setUp({ answer: () => new Response('<html>', { status: 401 }) });
  await world.client.call(balance, {}).catch(() => undefined);
  world.answer = json({ sumBalance: '5' });
  await expect(world.client.call(balance, {})).resolves.toEqual({ amount: '5', currency: null });
});

test('FLT-134 a reference that the way gives is quoted', async () => {
  const headers = { 'x-request-id': 'edge-12345' };
  const { client } = setUp({ answer: () => new Response('<html>', { status: 403, headers }) });
  await expect(client.call(countryCode, {})).rejects.toMatchObject({ reference: 'edge-12345' });
});

test('FLT-134 a network that wants a sign-in says so by its own status too', async () => {
  const { client } = setUp({ answer: () => new Response('<html>', { status: 511 }) });
  await expect(client.call(countryCode, {})).rejects.toMatchObject({ kind: 'malformed', code: 'captive-portal' });
});

test.each([
  [408, 'timeout', 'timeout'],
  [429, 'too-many', 'too-many'],
  [500, 'unreachable', 'server'],
  [502, 'unreachable', 'unavailable'],
  [504, 'timeout', 'timeout'],
])('FLT-134 a page with %d means what the status says', async (status, kind, code) => {
  const { client } = setUp({ answer: () => new Response('<html>', { status }) });
  await expect(client.call(addFavourite, favourite)).rejects.toMatchObject({ kind, code, status });
});

test('FLT-134 money is sent again under its key, and its fate stays open', async () => {
  const { client, requests } = setUp({ answer: () => new Response('<html>', { status: 403 }) });
  const call = client.call(moneyCall, { amount: '5' }, { idempotencyKey: 'k1' });
  await expect(call).rejects.toMatchObject({ code: 'intercepted', outcome: 'unknown' });
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k1', 'k1']);
});

test('FLT-134 a refusal of the platform keeps its meaning', async () => {
  const refused = (status: number) => () => Response.json({ success: false, code: 'not-an-agent' }, { status });
  const { client } = setUp({ answer: refused(403) });
  await expect(client.call(balance, {})).rejects.toMatchObject({ kind: 'refused', code: 'not-an-agent' });
});
