import type { Sandbox } from '@baize/sandbox';
import { register } from '../../src/conform/index.ts';
import { json } from './moneyFaults.fixture.ts';
import { brand } from './platform.fixture.ts';
import type { Body, Fault, Send } from './withFault.fixture.ts';

const site = 'https://site.example';
const elsewhere = { ...brand, platformOrigin: 'https://platform.example', domains: [site] };

const shared = {
  'access-control-allow-origin': site,
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-expose-headers': 'date, retry-after, x-request-id',
};

const headed = (answer: Response, headers: Readonly<Record<string, string>>): Response => {
  const all = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(answer.body, { status: answer.status, headers: all });
};

/** A platform that shares its answers with another origin, but for what is changed. */
const crossing = (changed: Readonly<Record<string, string>>) => async (request: Request, send: Send) => {
  if (!request.headers.has('origin')) return send(request);
  const answer = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await send(request);
  return headed(answer, { ...shared, ...changed });
};

export const crossOrigin = { brand: elsewhere, ask: crossing({}) };

const agreed = (change: (value: Body['value']) => unknown) => (body: Body) =>
  body.success ? { ...body, value: change(body.value) } : body;

/** Faults beyond the 24, for each check that these leave out. */
export function furtherFaultsOf(sandbox: Sandbox): Fault[] {
  const origin = { brand: elsewhere };
  return [
    {
      name: 'a clock ten minutes off',
      foundBy: 'T3',
      call: 'helpCenter',
      path: '/wps/system/helpCenter',
      ask: async (request, send) =>
        headed(await send(request), { date: new Date(sandbox.world.clock.now() - 600_000).toUTCString() }),
    },
    { name: 'no page of another origin', foundBy: 'T4', call: 'systemStatus', options: origin },
    {
      name: 'no token from another origin',
      foundBy: 'T4',
      call: 'balance',
      options: origin,
      ask: crossing({ 'access-control-allow-headers': '*' }),
    },
    {
      name: 'no logging out from another origin',
      foundBy: 'T4',
      call: 'logout',
      options: origin,
      ask: crossing({ 'access-control-allow-methods': 'GET, POST' }),
    },
    {
      name: 'a time that no other origin reads',
      foundBy: 'T4',
      call: 'systemStatus',
      options: origin,
      ask: crossing({ 'access-control-expose-headers': 'x-request-id' }),
    },
    {
      name: 'an answer to a token that may be stored',
      foundBy: 'T5',
      call: 'balance',
      path: '/wps/v2/wallets/balance',
      ask: async (request, send) => headed(await send(request), { 'cache-control': 'public, max-age=60' }),
    },
    {
      name: 'slow answers',
      foundBy: 'T6',
      call: 'balance',
      ask: (request, send) => {
        sandbox.world.clock.step(request.url.endsWith('/balance') ? 4_000 : 2_200);
        return send(request);
      },
    },
    {
      name: 'HTML in the name of a game',
      foundBy: 'S8',
      call: 'gameList',
      path: '/wps/relay/GCSGAME_gameList',
      body: agreed((value) => ({
        ...value,
        games: (value.games ?? []).map((game) => ({ ...game, gameName: `<b>${game.gameName}</b>` })),
      })),
    },
    {
      name: 'a token in the address is taken',
      foundBy: 'A6',
      call: 'balance',
      path: '/wps/v2/wallets/balance',
      ask: (request, send) => {
        const token = new URL(request.url).searchParams.get('access_token');
        const headers = new Headers(request.headers);
        headers.set('authorization', `Bearer ${token}`);
        return token ? send(new Request(request, { headers })) : undefined;
      },
    },
    {
      name: 'the new account has the token of another',
      foundBy: 'A3',
      call: 'register',
      path: '/wps/member/register',
      options: { further: [register] },
      body: agreed((value) => ({ ...value, token: sandbox.world.signIn('demo.vip') })),
    },
    {
      name: 'a part that is said to be there and is not',
      foundBy: 'C1',
      call: 'vipClub',
      options: { only: undefined },
      ask: async (request, send) => {
        if (request.url.includes('getVipClub')) return json(404, { success: false, code: 'not-found' });
        const answer = await send(request);
        if (!request.url.includes('/system/whitelabel')) return answer;
        const body = (await answer.json()) as { value: { info: object } };
        return json(200, { ...body, value: { info: { ...body.value.info, offers: ['vip'] } } });
      },
    },
    {
      name: 'a total that its studios do not add up to',
      foundBy: 'C2',
      call: 'gameList',
      path: '/wps/relay/GCSGAME_gameList',
      body: agreed((value) => ({ ...value, total: Number(value.total) + 7 })),
    },
    {
      name: 'a switch that says true',
      foundBy: 'C3',
      call: 'permission',
      path: '/wps/system/whitelabel',
      body: (body) => JSON.parse(JSON.stringify(body).replaceAll('"enabled":"1"', '"enabled":true')),
    },
    {
      name: 'no limits, where the jurisdiction asks for reminders',
      foundBy: 'C5',
      call: 'playControl',
      path: '/wps/relay/MCSFE_getPlayControl',
      options: { brand: { ...brand, jurisdiction: { ...brand.jurisdiction, realityCheck: 60 } } },
      ask: async () => json(404, { success: false, code: 'not-found' }),
    },
    {
      name: 'a broken request breaks the platform',
      foundBy: 'N1',
      call: 'gameList',
      path: '/wps/relay/GCSGAME_gameList',
      ask: (request) =>
        request.url.includes('gameType=') ? undefined : Promise.resolve(json(500, { success: false, code: 'server' })),
    },
  ];
}
