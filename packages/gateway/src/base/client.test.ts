import { expect, test, vi } from 'vitest';
import { memberInfo } from '../account/member.ts';
import { announcements } from '../content/announcements.ts';
import { addFavourite, favouriteIds, recentGames, removeFavourite } from '../games/favourites.ts';
import { gameList } from '../games/gameList.ts';
import { gameMenus } from '../games/games.ts';
import { launchGame } from '../games/play.ts';
import { balance } from '../money/wallet.ts';
import { countryCode } from '../platform/system.ts';
import { login, logout } from '../sign-in/session.ts';
import { json, moneyCall, refusal, setUp } from './client.fixture.ts';

const credentials = { username: 'heron', password: ' p4 ss ' };

test('API-04 a call that needs a token is not sent without one', async () => {
  const { client, requests, onSignedOut } = setUp({ token: null });
  await expect(client.call(balance, {})).rejects.toMatchObject({
    kind: 'signed-out',
    code: 'not-logged-in',
    outcome: 'not-sent',
  });
  expect(requests).toHaveLength(0);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('API-04 the token goes with the calls that need it and with no open one', async () => {
  const { client, requests } = setUp({ answer: json({ sumBalance: '1' }) });
  await client.call(balance, {});
  await client.call(countryCode, {});
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer t0ken', null]);
});

test('LOB-16 the game list is open, and tells who asks when somebody is signed in', async () => {
  const visitor = setUp({ token: null, answer: json({ games: [], totalPages: 0 }) });
  await visitor.client.call(gameList, { gameType: 'RNG' });
  expect(visitor.requests[0]?.headers.get('authorization')).toBeNull();
  const player = setUp({ answer: json({ games: [], totalPages: 0 }) });
  await player.client.call(gameList, { gameType: 'RNG' });
  expect(player.requests[0]?.headers.get('authorization')).toBe('Bearer t0ken');
});

test('API-01 every call names its language, as a tag always and as the platform\u2019s code where the call lists it', async () => {
  const { client, requests } = setUp({ language: 'CN', answer: json([]) });
  await client.call(gameMenus, {});
  await client.call(favouriteIds, {});
  expect(requests.map((request) => request.headers.get('accept-language'))).toEqual(['zh-Hans', 'zh-Hans']);
  expect(requests.map((request) => new URL(request.url).search)).toEqual(['?language=CN', '']);
});

test('API-01 a tag that the site knows better goes instead', async () => {
  const { client, requests } = setUp({ languageTag: () => 'fil', answer: json([]) });
  await client.call(gameMenus, {});
  expect(requests[0]?.headers.get('accept-language')).toBe('fil');
});

test('LOB-10 the fields of a read become the query, defaults filled in', async () => {
  const { client, requests } = setUp({ answer: json({ games: [], totalPages: 0 }) });
  await client.call(gameList, { gameType: 'RNG', vendor: 'OMB', name: 'a&b', page: 2 });
  const query = Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams);
  expect(query).toEqual({
    clientType: '3',
    platform: 'flash,html5-desktop',
    gameType: 'RNG',
    vassalage: 'OMB',
    gameName: 'a&b',
    pageNo: '2',
    pageSize: '12',
    language: 'EN',
  });
});

test('API-01 an array repeats its name in the query', async () => {
  const { client, requests } = setUp({ answer: json([]) });
  await client.call(announcements, { types: ['PL', 'H'] });
  expect(new URL(requests[0]?.url ?? '').searchParams.getAll('types')).toEqual(['PL', 'H']);
});

test('LOB-09 a favourite is added by POST and removed by DELETE, both with a body', async () => {
  const { client, requests } = setUp({ answer: () => new Response(null, { status: 204 }) });
  const game = { id: '7', vendor: 'OMB', gameType: 'RNG' };
  await client.call(addFavourite, game);
  await client.call(removeFavourite, game);
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  const wire = { nodeId: '7', vendor: 'OMB', gameType: 'RNG' };
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([wire, wire]);
});

test('FLT-072 an empty answer is an answer where nobody reads it, and none where something is due', async () => {
  const { client } = setUp({ answer: () => new Response(null, { status: 204 }) });
  await expect(client.call(logout, {})).resolves.toBeUndefined();
  await expect(client.call(gameMenus, {})).rejects.toMatchObject({ kind: 'malformed', code: 'malformed' });
});

test('API-03 a marked payload goes sealed, and nothing of it goes readable', async () => {
  const sealed: object[] = [];
  const seal = async (input: object) => `sealed-${sealed.push(input)}`;
  const { client, requests } = setUp({ cipher: async () => ({ seal }), answer: json({ token: 't1' }) });
  await client.call(login, credentials);
  expect(await requests[0]?.text()).toBe('{"payload":"sealed-1"}');
  expect(sealed).toEqual([{ type: 'username', ...credentials }]);
});

test('FLT-020 what cannot be sealed is not sent at all', async () => {
  const { client, requests } = setUp({ cipher: () => Promise.reject(new Error('no subtle crypto')) });
  const call = client.call(login, credentials);
  await expect(call).rejects.toMatchObject({ code: 'encryption-unavailable', outcome: 'not-sent' });
  expect(requests).toHaveLength(0);
});

test('SES-04 a burst of 401s ends the session once', async () => {
  const { client, onSignedOut } = setUp({ answer: refusal(401) });
  const calls = Array.from({ length: 20 }, () => client.call(balance, {}).catch((error: unknown) => error));
  for (const error of await Promise.all(calls))
    expect(error).toMatchObject({ kind: 'signed-out', code: 'not-logged-in' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('FLT-010 a refused token is not offered again, a new one is', async () => {
  const world = setUp({ answer: refusal(401) });
  await expect(world.client.call(balance, {})).rejects.toMatchObject({ kind: 'signed-out' });
  await expect(world.client.call(balance, {})).rejects.toMatchObject({ kind: 'signed-out', outcome: 'not-sent' });
  expect(world.requests).toHaveLength(1);
  world.token = 'fresh';
  world.answer = json({ sumBalance: '5' });
  await expect(world.client.call(balance, {})).resolves.toEqual({ amount: '5', currency: null });
});

test('FLT-010 a late 401 for an older token does not end the new session', async () => {
  let release = (_: Response) => {};
  const world = setUp({
    answer: () =>
      new Promise<Response>((resolve) => {
        release = resolve;
      }),
  });
  const late = world.client.call(balance, {});
  await vi.waitFor(() => expect(world.requests).toHaveLength(1));
  world.token = 'fresh';
  release(Response.json({ success: false }, { status: 401 }));
  await expect(late).rejects.toMatchObject({ kind: 'signed-out' });
  expect(world.onSignedOut).not.toHaveBeenCalled();
});

test('FLT-001 a 401 to a login is a refusal, not the end of a session', async () => {
  const { client, onSignedOut } = setUp({
    answer: () => Response.json({ success: false, code: 'login-failed', value: { captcha: true } }, { status: 401 }),
  });
  await expect(client.call(login, credentials)).rejects.toMatchObject({
    kind: 'refused',
    code: 'login-failed',
    value: { captcha: true },
  });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('FLT-012 a 403 is "not allowed" and logs nobody out', async () => {
  const { client, onSignedOut } = setUp({ answer: () => Response.json({ success: false }, { status: 403 }) });
  await expect(client.call(memberInfo, {})).rejects.toMatchObject({
    kind: 'refused',
    code: 'not-allowed',
    status: 403,
  });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('API-05 a money call without a key does not leave', async () => {
  const { client, requests } = setUp({ answer: json({ balance: '1' }) });
  // @ts-expect-error the key is required by type as well
  await expect(client.call(moneyCall, { amount: '1' })).rejects.toBeInstanceOf(TypeError);
  expect(requests).toHaveLength(0);
});

test('API-05 an input the call does not take is refused before it is sent', async () => {
  const { client, requests } = setUp();
  const input = { id: '', vendor: 'OMB', gameType: 'RNG', gameCode: '1' };
  await expect(client.call(launchGame, input)).rejects.toMatchObject({ code: 'invalid-request', outcome: 'not-sent' });
  expect(requests).toHaveLength(0);
});

test('API-02 unreadable items of a list are dropped and counted, the rest is returned', async () => {
  const { client, log } = setUp({ answer: json(['1', null, 2, {}, '3']) });
  await expect(client.call(favouriteIds, {})).resolves.toEqual(['1', '2', '3']);
  expect(log).toHaveBeenCalledExactlyOnceWith({ path: favouriteIds.path, count: 2 });
});

test('API-02 SAF-04 the log hears a count and no contents, and nothing of an answer that lost none', async () => {
  const { client, log } = setUp({ answer: json({ list: [{ secret: '0300 1234567' }, 7], totalPages: 1 }) });
  await client.call(recentGames, { language: 'EN' });
  expect(log.mock.calls).toEqual([[{ path: recentGames.path, count: 2 }]]);
  const sound = setUp({ answer: json(['1', '2']) });
  await sound.client.call(favouriteIds, {});
  expect(sound.log).not.toHaveBeenCalled();
});

test('ADP-02 ADP-06 a call of a part that is not offered is refused unsent, and one that answers so is not repeated', async () => {
  const lacking = setUp({ offers: (part) => part !== 'favourites' });
  const refused = { code: 'not-offered', kind: 'refused', outcome: 'not-sent' };
  await expect(lacking.client.call(favouriteIds, {})).rejects.toMatchObject(refused);
  await expect(lacking.client.call(addFavourite, { id: '1', vendor: 'A', gameType: 'RNG' })).rejects.toMatchObject(
    refused,
  );
  expect(lacking.requests).toHaveLength(0);
  await lacking.client.call(countryCode, {}).catch(() => undefined);
  expect(lacking.requests).toHaveLength(1);

  const told = setUp({ answer: () => Response.json({ success: false, code: 'not-offered' }, { status: 404 }) });
  await expect(told.client.call(favouriteIds, {})).rejects.toMatchObject({ code: 'not-offered', outcome: 'answered' });
  expect(told.requests).toHaveLength(1);
});
