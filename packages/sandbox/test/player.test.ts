import {
  addFavourite,
  balance,
  favouriteGames,
  favouriteIds,
  gameList,
  launchGame,
  logout,
  memberInfo,
  merchantWallet,
  playerAvatar,
  playSession,
  recentGames,
  removeFavourite,
  takeBreak,
  unreadCount,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { errorOf, noon, visit } from './visit.ts';

const slots = { gameType: 'RNG', vendor: 'OMB' };

describe('what a player asks for', () => {
  test('SES-01 member info, avatar, counts and wallet belong to who is signed in', async () => {
    const { client, signIn } = visit();
    await signIn('demo.member');
    expect(await client.call(memberInfo, {})).toMatchObject({
      id: '70010001',
      account: 'demo.member',
      type: '3',
      club: { name: 'Silver', rank: 3 },
    });
    expect(await client.call(playerAvatar, {})).toEqual({ picture: '/art/avatars/u9.svg' });
    expect(await client.call(unreadCount, {})).toEqual({ messages: 3, promotions: 3 });
    expect(await client.call(merchantWallet, {})).toEqual({ single: false });
    const held = await client.call(balance, {});
    expect(held.currency).toBe('PKR');
    expect(held.amount).toMatch(/^\d+\.\d\d$/);
  });

  test('LOB-09 favourites are added, listed by page and removed, each player apart', async () => {
    const { client, signIn } = visit();
    await signIn('demo.vip');
    expect(await client.call(favouriteIds, {})).toEqual([]);
    const { games } = await client.call(gameList, slots);
    for (const { id, vendor, type } of games.slice(0, 3)) {
      await client.call(addFavourite, { id, vendor, gameType: type });
    }
    const first = games[0];
    await client.call(addFavourite, { id: first?.id ?? '', vendor: 'OMB', gameType: 'RNG' });
    expect(await client.call(favouriteIds, {})).toEqual([games[2]?.id, games[1]?.id, games[0]?.id]);
    const page = await client.call(favouriteGames, { page: 2, pageSize: 2 });
    expect(page).toEqual({ games: [first], totalPages: 2, more: null });
    await client.call(removeFavourite, { id: first?.id ?? '', vendor: 'OMB', gameType: 'RNG' });
    expect(await client.call(favouriteIds, {})).toHaveLength(2);
    await signIn('demo.member');
    expect(await client.call(favouriteIds, {})).toHaveLength(4);
  });

  test('LOB-02 GAM-05 a launch opens once on the game origin and becomes the most recent game', async () => {
    const { client, sandbox, signIn } = visit();
    await signIn('demo.member');
    const { games } = await client.call(gameList, { gameType: 'RNG', vendor: 'HXN' });
    const game = games[7];
    if (!game) throw new Error('no game');
    const { url } = await client.call(launchGame, {
      id: game.id,
      vendor: game.vendor,
      gameType: game.type,
      gameCode: game.code,
    });
    const address = new URL(url);
    expect(address.origin).toBe('https://games.example');
    expect(address.searchParams.get('lang')).toBe('EN');
    expect(address.searchParams.get('site')).toBe('https://site.example');
    const recent = await client.call(recentGames, { gameType: 'RNG' });
    expect(recent.games[0]).toEqual(game);
    const opened = sandbox.world.launches.open(address.searchParams.get('launch') ?? '');
    expect(opened?.launch).toMatchObject({ username: 'demo.member', parent: 'https://site.example' });
    expect(sandbox.world.launches.open(address.searchParams.get('launch') ?? '')).toBeNull();
  });

  test("GAM-04 a vendor's own code opens its first game", async () => {
    const { client, sandbox, signIn } = visit();
    await signIn('demo.member');
    const input = { id: 'MRQ', vendor: 'MRQ', gameType: 'LIVE', gameCode: 'MRQ' };
    const { url } = await client.call(launchGame, input);
    const opened = sandbox.world.launches.open(new URL(url).searchParams.get('launch') ?? '');
    expect(sandbox.world.games.byNode(opened?.launch.nodeId ?? 0)?.vassalage).toBe('MRQ');
  });

  test('RSP-01 the play session starts at login and tells what is left of the limits', async () => {
    const { client, sandbox, signIn } = visit();
    await signIn('demo.member');
    sandbox.world.clock.step(10 * 60_000);
    expect(await client.call(playSession, {})).toMatchObject({
      startedAt: noon,
      staked: '0.00',
      won: '0.00',
      limits: expect.arrayContaining([{ kind: 'time', period: 'day', left: '230' }]),
    });
  });

  test('SES-03 after logging out the token is refused and the client told once', async () => {
    const { client, signIn, signedOut } = visit();
    await signIn('demo.member');
    await client.call(logout, {});
    expect((await errorOf(client.call(balance, {}))).kind).toBe('signed-out');
    expect((await errorOf(client.call(memberInfo, {}))).kind).toBe('signed-out');
    expect(signedOut()).toBe(1);
  });
});

describe('a break', () => {
  const hour = 3_600_000;

  test('RSP-04 no game opens until it is over, and a shorter one does not end it', async () => {
    let now = noon;
    const { client, signIn } = visit({ now: () => now });
    await signIn('demo.member');
    const { games } = await client.call(gameList, slots);
    const game = games.find(({ maintenance }) => !maintenance);
    if (!game) throw new Error('no game is open');
    const launch = () =>
      client.call(launchGame, { id: game.id, vendor: game.vendor, gameType: game.type, gameCode: game.code });
    expect(await client.call(takeBreak, { hours: 24 })).toEqual({ until: noon + 24 * hour });
    expect(await client.call(takeBreak, { hours: 1 })).toEqual({ until: noon + 24 * hour });
    expect((await errorOf(launch())).code).toBe('on-a-break');
    now = noon + 24 * hour;
    await signIn('demo.member');
    expect((await launch()).url).toContain('/play?launch=');
  });
});
