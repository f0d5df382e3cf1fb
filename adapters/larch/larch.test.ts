import {
  accountRecords,
  addFavourite,
  addPayee,
  balance,
  bettingRecords,
  changePassword,
  checkUsername,
  endpoints,
  favouriteIds,
  gameDetail,
  gameList,
  gameMenus,
  launchGame,
  login,
  logout,
  memberInfo,
  memberProfile,
  openSessions,
  permission,
  pushPath,
  removeFavourite,
  saveProfile,
  systemStatus,
} from '@baize/gateway';
import { demoPassword } from '@baize/sandbox';
import { describe, expect, test } from 'vitest';
import { key, larch, noon, pay, site } from './testing/larch.fixture.ts';

const minute = 60_000;

describe('larch through its adapter', () => {
  test('ADP-19 a visitor sees the site: status, modules, menu, games and pages by cursor', async () => {
    const { call, paths } = await larch();
    expect(await call(systemStatus, {})).toEqual({ status: 'normal', ip: '203.0.113.9' });
    expect((await call(permission, { url: 'play.example' })).modules).toContain('USERNAMEREG3');
    const menu = await call(gameMenus, {});
    expect(menu.map(({ id }) => id)).toContain('RNG');
    expect(menu.map(({ id }) => id)).not.toContain('LOTT');
    const first = await call(gameList, { gameType: 'RNG' });
    const second = await call(gameList, { gameType: 'RNG', page: 2 });
    expect(first.games).toHaveLength(12);
    expect([first.totalPages, first.more]).toEqual([null, true]);
    expect([second.totalPages, second.more]).toEqual([null, true]);
    expect(new Set([...first.games, ...second.games].map(({ id }) => id)).size).toBe(24);
    const [game] = first.games;
    expect(game?.id).toMatch(/^gam:[a-z]+\/[a-z0-9-]+$/);
    const scatter = (await call(gameList, { gameType: 'RNG', classify: 'SC' })).games;
    expect(new Set(scatter.map(({ classify }) => classify))).toEqual(new Set(['SC']));
    const { facts } = await call(gameDetail, { id: game?.id ?? '' });
    expect(facts.returnToPlayer).toMatch(/^9\d\.\d\d$/);
    expect(paths().filter((path) => path === 'GET /v2/config')).toHaveLength(1);
  });

  test('ADP-19 a player logs in, is shown, changes the name, keeps favourites, plays and leaves', async () => {
    const { call, signIn, world } = await larch();
    await signIn('demo.member');
    expect(await call(memberInfo, {})).toMatchObject({ account: 'demo.member', nickname: 'Rania' });
    expect(await call(balance, {})).toEqual({ amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'PKR' });
    await call(saveProfile, { nickname: 'Ada' });
    expect(await call(memberProfile, {})).toMatchObject({
      nickname: 'Ada',
      email: { shown: expect.stringContaining('•') },
    });
    const [game] = (await call(gameList, { gameType: 'RNG' })).games;
    if (!game) throw new Error('no game');
    const marked = { id: game.id, vendor: game.vendor, gameType: game.type };
    await call(addFavourite, marked);
    await call(addFavourite, marked);
    expect(await call(favouriteIds, {})).toContain(game.id);
    await call(removeFavourite, marked);
    expect(await call(favouriteIds, {})).not.toContain(game.id);
    const launch = await call(launchGame, { ...marked, gameCode: game.code });
    expect(launch.url).toMatch(/^https:\/\/games\.example\/play\?launch=/);
    expect((await call(openSessions, {}))[0]).toMatchObject({
      current: true,
      at: noon,
      address: expect.stringMatching(/•$/),
    });
    await call(logout, {});
    expect(world.sessions.of('demo.member')).toHaveLength(0);
    await expect(call(balance, {})).rejects.toMatchObject({ kind: 'signed-out' });
  });

  test('ADP-19 names, passwords and wrong input come back in the contract’s words', async () => {
    const { call, signIn } = await larch();
    expect(await call(checkUsername, { username: 'demo.member' })).toMatchObject({ free: false });
    await expect(call(login, { type: 'username', username: 'demo.vip', password: 'wrong' })).rejects.toMatchObject({
      code: 'login-failed',
      kind: 'refused',
    });
    await signIn('demo.vip');
    const passwords = { oldPassword: demoPassword, newPassword: 'short', confirmNewPassword: 'short' };
    await expect(call(changePassword, passwords)).rejects.toMatchObject({
      code: 'validation-failed',
      value: { fields: { newPassword: 'weak' } },
    });
    const payee = { kind: 'bank', provider: 'TSL', holder: 'X', number: '1', paymentPassword: '1' } as const;
    await expect(call(addPayee, payee)).rejects.toMatchObject({ value: { fields: { number: 'malformed' } } });
  });

  test('ADP-12 a cursor that has died after two minutes is walked anew', async () => {
    const { call, world, paths } = await larch();
    const first = await call(gameList, { gameType: 'RNG', page: 2 });
    world.clock.step(3 * minute);
    expect((await call(gameList, { gameType: 'RNG', page: 2 })).games).toEqual(first.games);
    expect(paths().filter((path) => path === 'GET /v2/games')).toHaveLength(5);
  });

  test('ADP-14 a third login of one name within a minute is too many, with the seconds to wait', async () => {
    const { call } = await larch();
    const enter = () => call(login, { type: 'username', username: 'demo.vip', password: demoPassword });
    await enter();
    await enter();
    await expect(enter()).rejects.toMatchObject({ kind: 'too-many', retryAfter: 60 });
  });

  test('ADP-09 eight calls wait for one renewal of two seconds, and the refresh token is used once', async () => {
    const set = await larch();
    await set.signIn('demo.vip');
    set.world.clock.step(15 * minute);
    set.trouble.way = async (_, path) => {
      // A slow renewal; shorter than in life, as the order is what counts.
      if (path === '/v2/auth/refresh') await new Promise((resolve) => setTimeout(resolve, 50));
      return undefined;
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => set.call(balance, {})));
    expect(new Set(answers.map(({ amount }) => amount)).size).toBe(1);
    expect(set.paths().filter((path) => path === 'POST /v2/auth/refresh')).toHaveLength(1);
    expect(set.signedOut()).toBe(0);
  });

  test('ADP-09 a refresh token that somebody else has used ends the session', async () => {
    const set = await larch();
    await set.signIn('demo.vip');
    let stolen = '';
    set.trouble.way = async (request, path) => {
      if (path === '/v2/auth/refresh') stolen = ((await request.json()) as { refresh_token: string }).refresh_token;
      return undefined;
    };
    set.world.clock.step(15 * minute);
    await set.call(balance, {});
    const body = JSON.stringify({ refresh_token: stolen });
    const headers = { 'content-type': 'application/json' };
    expect((await set.app.request('/v2/auth/refresh', { method: 'POST', body, headers })).status).toBe(401);
    await expect(set.call(balance, {})).rejects.toMatchObject({ kind: 'signed-out' });
  });

  test('ADP-05 a broken stream is resumed by the last event, and nothing is missed', async () => {
    const set = await larch();
    const token = await set.signIn('demo.member');
    const resumed: (string | null)[] = [];
    set.trouble.way = async (request, path) => {
      if (path !== '/v2/events') return undefined;
      resumed.push(request.headers.get('last-event-id'));
      const whole = await set.app.fetch(request);
      return resumed.length === 1 ? cutAfterEvent(whole) : whole;
    };
    const headers = { authorization: `Bearer ${token}` };
    const stream = await set.host.fetch(new Request(site + pushPath, { headers }));
    const reader = stream.body?.getReader();
    let heard = '';
    const until = async (word: RegExp) => {
      while (!word.test(heard)) heard += new TextDecoder().decode((await reader?.read())?.value);
    };
    await until(/:/);
    await (await pay(set, '500')).pay();
    await until(/movement/);
    heard = '';
    await (await pay(set, '600', 'QLP', key(2))).pay();
    await until(/movement/);
    await reader?.cancel();
    expect(resumed.slice(0, 2)).toEqual([null, '1']);
    expect(heard).not.toMatch(/\d{3}/);
  });

  test('ADP-19 records have sums over all of them, and equal the ledger', async () => {
    const set = await larch();
    await set.signIn('demo.member');
    const span = { from: noon - 7 * 24 * 60 * minute, to: noon };
    const bets = await set.call(bettingRecords, { ...span, pageSize: 10 });
    const theirs = set.world
      .betRecords()
      .page('demo.member', { category: null, vendor: null, status: null }, span, { pageNo: 1, pageSize: 10 });
    expect(bets.totals?.count).toBe(theirs.count);
    expect(bets.bets[0]?.reference).toBe(theirs.rows[0]?.reference);
    const accounts = await set.call(accountRecords, { ...span, pageSize: 10 });
    const own = set.world
      .accountRecords()
      .page('demo.member', { type: null, status: null }, span, { pageNo: 1, pageSize: 10 });
    expect(accounts.totals?.count).toBe(own.count);
    expect(accounts.totals?.gained.replace('.', '')).toBe(String(own.sums[0]));
  });

  test('ADP-19 a closed platform is said to be closed', async () => {
    const set = await larch();
    await set.signIn('demo.vip');
    set.world.settings.systemStatus = 1;
    await expect(set.call(balance, {})).rejects.toMatchObject({ code: 'maintenance', status: 503 });
    expect((await set.call(systemStatus, {})).status).toBe('maintenance');
  });

  test('ADP-15 no answer holds a token, a header or a word of larch', async () => {
    const set = await larch();
    const token = await set.signIn('demo.vip');
    const headers = { authorization: `Bearer ${token}` };
    for (const path of [endpoints.balance.path, `${endpoints.moneyMovement.path}?referenceNo=none`]) {
      const answer = await set.host.fetch(new Request(site + path, { headers }));
      const all = JSON.stringify([...answer.headers]) + (await answer.text());
      expect(all).not.toMatch(/larch|l[ar]_[A-Za-z0-9]{8}|See the manual/i);
    }
  });
});

/** Cuts a stream after its first event. */
function cutAfterEvent(whole: Response): Response {
  const reader = whole.body?.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const part = await reader?.read();
      if (part?.value) stream.enqueue(part.value);
      if (part?.done || /event:/.test(new TextDecoder().decode(part?.value))) {
        await reader?.cancel();
        stream.close();
      }
    },
  });
  return new Response(body, { headers: whole.headers });
}
