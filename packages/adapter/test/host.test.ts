import { endpoints } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { capabilitiesOf, createHost } from '../src/index.ts';
import { memoryStore } from '../src/store.ts';
import type { AnyAdapter } from '../src/types.ts';
import { acme, address, cipher, clock, json, problem, sealKey, start } from './acme.fixture.ts';

const balance = endpoints.balance.path;
const loginPath = endpoints.login.path;

describe('host', () => {
  test('ADP-08 a call is answered in the contract’s envelope, with its amount to the coin', async () => {
    const { ask, logIn } = await start();
    const { status, success, value, headers } = await ask(balance, {}, await logIn());
    expect([status, success, value]).toEqual([200, true, { sumBalance: '1234.50', currency: 'PKR' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('date')).toBe(new Date(clock.now).toUTCString());
  });

  test.each([
    ['an unknown path', '/wps/nowhere', {}, 404, 'not-found'],
    ['a call that is not offered', endpoints.gameList.path, {}, 404, 'not-offered'],
    ['another method', balance, { method: 'POST', body: '{}' }, 405, 'invalid-request'],
    [
      'another media type',
      loginPath,
      { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } },
      415,
      'invalid-request',
    ],
    ['a list in place of fields', loginPath, { method: 'POST', body: '[]' }, 400, 'invalid-request'],
    ['broken JSON', loginPath, { method: 'POST', body: '{' }, 400, 'invalid-request'],
    ['a payload that is not sealed', loginPath, { method: 'POST', body: '{"username":"ada"}' }, 400, 'invalid-request'],
    [
      'a body that is too long',
      loginPath,
      { method: 'POST', body: `{"a":"${'x'.repeat(300_000)}"}` },
      413,
      'too-large',
    ],
    ['no token', balance, {}, 401, 'not-logged-in'],
    ['an invented token', balance, { headers: { authorization: 'Bearer abc' } }, 401, 'not-logged-in'],
    ['a token in the address', `${balance}?token=abc`, {}, 400, 'invalid-request'],
    [
      'a write from another site',
      loginPath,
      { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } },
      403,
      'not-allowed',
    ],
  ] as [string, string, RequestInit, number, string][])(
    'ADP-08 ADP-14 %s is refused',
    async (_, path, init, status, code) => {
      const { ask, sent } = await start();
      const answer = await ask(path, init);
      expect([answer.status, answer.success, answer.code]).toEqual([status, false, code]);
      expect(sent).toHaveLength(0);
    },
  );

  test('ADP-16 a sealed payload opens once, within five minutes, with its own key', async () => {
    const { ask } = await start();
    const post = async (at: number) => {
      const payload = await cipher.seal({ type: 'username', username: 'ada', password: 'x' }, at);
      const again = () => ask(loginPath, { method: 'POST', body: JSON.stringify({ payload }) });
      return [(await again()).status, (await again()).status];
    };
    expect(await post(clock.now)).toEqual([200, 400]);
    expect(await post(clock.now - 6 * 60_000)).toEqual([400, 400]);
    const broken = (await cipher.seal({ username: 'ada' }, clock.now)).replace(/.$/, (last) =>
      last === 'A' ? 'B' : 'A',
    );
    expect((await ask(loginPath, { method: 'POST', body: JSON.stringify({ payload: `${broken}A` }) })).status).toBe(
      400,
    );
  });

  test.each([
    ['HTML', () => new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } }), 502, 'server'],
    ['nothing', () => new Response(null, { status: 204 }), 502, 'server'],
    ['another shape', () => json({ minor: 'many', currency: 'PKR' }), 502, 'server'],
    ['a fraction of a coin', () => json({ minor: 10.5, currency: 'PKR' }), 502, 'server'],
    ['a currency without known decimals', () => json({ minor: 10, currency: 'XYZ' }), 502, 'server'],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
      502,
      'server',
    ],
    [
      'too much',
      () => new Response('x'.repeat(11 * 1024 * 1024), { headers: { 'content-type': 'application/json' } }),
      502,
      'server',
    ],
    ['a failure of its own', () => new Response('oops', { status: 500 }), 502, 'server'],
    ['no answer', () => new Promise<Response>(() => undefined), 504, 'timeout'],
    ['no connection', () => Promise.reject(new TypeError('secret.internal refused')), 502, 'unavailable'],
    ['a refusal without meaning', () => problem('odd', 418), 422, 'unknown'],
    ['too many requests', () => json({}, 429, { 'ratelimit-reset': '7' }), 429, 'too-many'],
  ] as [string, () => Response | Promise<Response>, number, string][])(
    'ADP-08 ADP-15 a platform that answers %s',
    async (_, answer, status, code) => {
      const { ask, logIn, lines } = await start((request, path) =>
        path === '/wallet' ? raced(answer(), request.signal) : undefined,
      );
      const token = await logIn();
      const got = await ask(balance, {}, token);
      expect([got.status, got.code]).toEqual([status, code]);
      expect(JSON.stringify(got)).not.toMatch(/secret|oops|hello/);
      expect(JSON.stringify(lines)).not.toMatch(/secret|oops|hello|"ada"|10\.5|many"/);
      if (code === 'too-many') expect(got.headers.get('retry-after')).toBe('7');
    },
  );

  test('ADP-13 a read is repeated once after a broken connection, a write never, a foreign address never', async () => {
    let broken = 1;
    const { ask, logIn, paths } = await start((_, path) => {
      if (path !== '/wallet' || broken-- <= 0) return undefined;
      throw new TypeError('reset');
    });
    expect((await ask(balance, {}, await logIn())).success).toBe(true);
    expect(paths()).toEqual(['POST /token', 'GET /wallet', 'GET /wallet']);
    const away = {
      ...acme,
      money: {},
      operations: {
        systemStatus: (_: unknown, { platform }: never) =>
          (platform as Reach).send({ method: 'GET', path: 'https://evil.example/' }),
      },
    };
    const sent: string[] = [];
    const host = await createHost(away as never, {
      env: { ACME_SECRET: 's' },
      log: () => {},
      fetch: async ({ url }) => {
        sent.push(url);
        return json({});
      },
    });
    expect((await host.fetch(new Request(address + endpoints.systemStatus.path))).status).toBe(502);
    expect(sent).toEqual([]);
  });

  test('ADP-08 an answer of the adapter that is against the contract is not sent', async () => {
    const wrong = {
      ...acme,
      operations: { balance: () => 'nine', moneyMovements: () => ({ list: [{ referenceNo: '1' }] }) },
      money: {},
    };
    const lines: unknown[] = [];
    const { ask, logIn } = await start();
    await ask(balance, {}, await logIn());
    const store = memoryStore();
    const host = await createHost(
      { ...wrong, operations: { ...wrong.operations, login: acme.operations.login } } as never,
      {
        env: { ACME_SECRET: 's', BAIZE_SEAL_KEY: sealKey },
        store,
        now: () => clock.now,
        log: (line) => lines.push(line),
        fetch: async () => json({ access: 'a', refresh: 'r', seconds: 900 }),
      },
    );
    const payload = await cipher.seal({ type: 'username', username: 'ada', password: 'x' }, clock.now);
    const send = (path: string, init: RequestInit = {}) =>
      host.fetch(new Request(address + path, init)).then((response) => response.json());
    const headers = { 'content-type': 'application/json' };
    const { value } = await send(loginPath, { method: 'POST', headers, body: JSON.stringify({ payload }) });
    const bearer = { headers: { authorization: `Bearer ${value.token}` } };
    for (const path of [balance, endpoints.moneyMovements.path]) expect((await send(path, bearer)).code).toBe('server');
    expect(JSON.stringify(lines)).toContain('against the contract');
  });

  test('ADP-14 logins by address and requests by session are limited', async () => {
    const { ask, logIn } = await start(undefined, { limits: { perSecond: 2, loginsPerMinute: 1 } });
    const token = await logIn();
    const second = await ask(loginPath, { method: 'POST', body: '{"payload":"x"}' });
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60']);
    const statuses = await Promise.all(Array.from({ length: 6 }, () => ask(balance, {}, token)));
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('ADP-20 healthz names what is offered, and each answer’s reference is in the log', async () => {
    const { ask, host, lines } = await start();
    const health = await (await host.fetch(new Request(`${address}/healthz`))).json();
    expect(health).toMatchObject({
      adapter: 'acme',
      offers: expect.arrayContaining(['login', 'balance', 'moneyFate']),
    });
    const { headers } = await ask(balance);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{4,64}$/);
    expect(lines.at(-1)).toMatchObject({ call: 'balance', status: 401, reference: headers.get('x-request-id') });
  });
});

interface Reach {
  send(request: { method: string; path: string }): unknown;
}

/** Ends with the signal, as the network’s fetch does. */
const raced = (answer: Response | Promise<Response>, signal: AbortSignal) =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);

test('ADP-03 ADP-06 a host names a part only when each of its calls is answered', () => {
  const wallet = () => ({ isSingle: true, wallets: [] });
  const offered = (operations: Record<string, unknown>, watch?: unknown) =>
    capabilitiesOf({ operations, ...(watch ? { watch } : {}) } as unknown as AnyAdapter);
  expect(offered({ balance: () => ({}), merchantWallet: wallet })).toEqual([]);
  expect(offered({ merchantWallet: wallet, wallets: wallet }, () => undefined)).toEqual(['wallets', 'push']);
});
