import type { Sandbox } from '@baize/sandbox';
import { bookedTwice, json, keptAnswer, keyed, without } from './moneyFaults.fixture.ts';
import type { Body, Fault, Send } from './withFault.fixture.ts';

const seconds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'number' && one > 946_684_800_000 ? Math.floor(one / 1000) : one,
  );

/** A wrapper's own copy of a player's token, to answer where the platform refuses. */
const stolen = (token: () => string | null) => (request: Request) => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token()}`);
  return new Request(request, { headers });
};

export function faultsOf(sandbox: Sandbox): Fault[] {
  const as = (username: string) => stolen(() => sandbox.world.signIn(username));
  const keys = new Map<string, string>();
  const agree = (body: Body) => body.success === true;
  return [
    {
      name: 'an amount with words',
      foundBy: 'S3',
      call: 'balance',
      path: '/wps/v2/wallets/balance',
      body: (b) => (agree(b) ? { ...b, value: { ...b.value, sumBalance: '1,234.50 Rs' } } : b),
    },
    {
      name: 'no balance',
      foundBy: 'S5',
      call: 'balance',
      path: '/wps/v2/wallets/balance',
      body: (b) => (agree(b) ? { ...b, value: { currency: b.value.currency } } : b),
    },
    {
      name: 'moments in seconds',
      foundBy: 'S6',
      call: 'accountRecords',
      path: '/wps/relay/MCSFE_getTransactionRecords',
      body: (b) => seconds(b),
    },
    {
      name: 'one game in ten without its id',
      foundBy: 'S4',
      call: 'gameList',
      path: '/wps/relay/GCSGAME_gameList',
      body: (b) =>
        agree(b)
          ? {
              ...b,
              value: {
                ...b.value,
                games: (b.value.games ?? []).map((game, place) =>
                  place % 10 === 9 ? { ...game, nodeId: undefined } : game,
                ),
              },
            }
          : b,
    },
    {
      name: 'answers without success',
      foundBy: 'E1',
      call: 'hotGames',
      path: '/wps/relay/GCSGAME_hotGamesV2',
      body: (b) => ({ value: b.value }),
    },
    {
      name: 'a refusal inside a success',
      foundBy: 'E2',
      call: 'login',
      path: '/wps/session/login',
      body: (b) => (b.success === false ? { success: true, value: { code: b.code, message: b.message } } : b),
    },
    {
      name: 'a code of its own for a wrong password',
      foundBy: 'E3',
      call: 'login',
      path: '/wps/session/login',
      body: (b) => (b.success === false ? { ...b, code: 'E1001' } : b),
    },
    {
      name: 'a player’s call answers without a token',
      foundBy: 'A1',
      call: 'wallets',
      path: '/wps/v2/wallets',
      ask: (request, send) => (request.headers.has('authorization') ? undefined : send(as('demo.member')(request))),
    },
    {
      name: 'any token is taken',
      foundBy: 'A2',
      call: 'balance',
      ask: (request, send) =>
        /invented/.test(request.headers.get('authorization') ?? '') ? send(as('demo.member')(request)) : undefined,
    },
    {
      name: 'another’s movement can be read',
      foundBy: 'A3',
      call: 'moneyMovement',
      path: '/wps/relay/MCSFE_getMoneyMovement',
      ask: (request, send) => send(as('demo.member')(request)),
    },
    {
      name: 'a player reads the agent’s team',
      foundBy: 'A4',
      call: 'teamLevel',
      path: '/wps/relay/MCS2_getTeamLevel',
      ask: (request, send) => (request.headers.has('authorization') ? send(as('demo.agent')(request)) : undefined),
    },
    {
      name: 'logging out leaves the token alive',
      foundBy: 'A5',
      call: 'logout',
      path: '/wps/session/logout',
      ask: (request) =>
        request.headers.has('authorization') ? Promise.resolve(json(200, { success: true, value: null })) : undefined,
    },
    {
      name: 'page 2 answers page 1',
      foundBy: 'P1',
      call: 'gameList',
      path: '/wps/relay/GCSGAME_gameList',
      ask: (request, send) =>
        /pageNo=2\b/.test(request.url)
          ? send(new Request(request.url.replace('pageNo=2', 'pageNo=1'), request))
          : undefined,
    },
    {
      name: 'no pages beside rows',
      foundBy: 'P2',
      call: 'gameList',
      path: '/wps/relay/GCSGAME_gameList',
      body: (b) => (agree(b) ? { ...b, value: { ...b.value, totalPages: 0 } } : b),
    },
    {
      name: 'the kind of game is ignored',
      foundBy: 'P4',
      call: 'gameList',
      path: '/wps/relay/GCSGAME_gameList',
      ask: (request, send) =>
        request.url.includes('gameType=')
          ? send(new Request(request.url.replace(/gameType=\w+/, 'gameType=RNG'), request))
          : undefined,
    },
    {
      name: 'records oldest first',
      foundBy: 'P5',
      call: 'accountRecords',
      path: '/wps/relay/MCSFE_getTransactionRecords',
      body: (b) => (agree(b) ? { ...b, value: { ...b.value, list: [...(b.value.list ?? [])].reverse() } } : b),
    },
    {
      name: 'a repeated key books twice',
      foundBy: 'M2',
      call: 'placeDeposit',
      path: '/wps/relay/MCSFE_placeDeposit',
      ask: (request, send) => bookedTwice(request, send, keys),
    },
    {
      name: 'a key is taken for another sum',
      foundBy: 'M3',
      call: 'placeDeposit',
      path: '/wps/relay/MCSFE_placeDeposit',
      ask: (request, send) => keptAnswer(request, send, keys),
    },
    {
      name: 'money moves without a key',
      foundBy: 'M5',
      call: 'placeDeposit',
      path: '/wps/relay/MCSFE_placeDeposit',
      ask: (request, send) => (request.headers.has('idempotency-key') ? undefined : send(keyed(request))),
    },
    {
      name: 'a late request still books',
      foundBy: 'M4',
      call: 'moneyFate',
      path: '/wps/relay/MCSFE_placeDeposit',
      ask: (request, send) => late(request, send),
    },
    {
      name: 'a quote one coin off',
      foundBy: 'M1',
      call: 'moneyQuote',
      path: '/wps/relay/MCSFE_getMoneyQuote',
      body: (b) =>
        agree(b)
          ? { ...b, value: { ...b.value, amountReceived: (Number(b.value.amountReceived) + 0.01).toFixed(2) } }
          : b,
    },
    {
      name: 'a launch on a foreign host',
      foundBy: 'L1',
      call: 'launchGame',
      path: '/wps/relay/GCS_gameLaunch',
      body: (b) => (agree(b) ? { ...b, value: { ...b.value, url: `https://elsewhere.example/${Math.random()}` } } : b),
    },
    {
      name: 'a redirect to another host',
      foundBy: 'T1',
      call: 'helpCenter',
      path: '/wps/system/helpCenter',
      ask: async () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }),
    },
    {
      name: 'a page with status 200',
      foundBy: 'T2',
      call: 'vipClub',
      path: '/wps/relay/MCSFE_getVipClub',
      ask: async () => new Response('<!doctype html><p>Welcome</p>', { headers: { 'content-type': 'text/html' } }),
    },
  ];

  async function late(request: Request, send: Send): Promise<Response> {
    const copy = request.clone();
    const answer = await send(request);
    return answer.status === 422 ? send(keyed(without(copy, 'idempotency-key'))) : answer;
  }
}
