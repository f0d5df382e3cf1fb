import { gameMenus, joinRoom, launchGame, launchSports, liveTables, roomList, vendorLanes } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { sitDown, spin } from './gameTable.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

const minute = 60_000;

describe('rooms of games between players', () => {
  test('GAM-07 a vendor with rooms lists seats, stakes and state; others have none, and neither does an unknown one', async () => {
    const { client } = visit();
    const rooms = await client.call(roomList, { vendor: 'KDR' });
    expect(rooms).toHaveLength(8);
    for (const { seats, taken, minStake, maxStake } of rooms) {
      expect(taken).toBeLessThanOrEqual(seats);
      expect(Number(minStake)).toBeLessThan(Number(maxStake));
      expect(minStake).toMatch(/^\d+\.\d\d$/);
    }
    expect(rooms.filter(({ closed }) => closed).length).toBeGreaterThan(0);
    expect(rooms.some(({ taken, seats }) => taken === seats)).toBe(true);
    expect(await client.call(roomList, { vendor: 'RKW' })).toEqual([]);
    expect(await client.call(roomList, { vendor: 'NOPE' })).toEqual([]);
  });

  test('GAM-07 joining takes a seat once, keeps it for ten minutes, and leaves the seat held before', async () => {
    const now = noon;
    const { client, sandbox } = visit({ scenario: 'member', now: () => now });
    const { rooms } = sandbox.world;
    const [first, second] = rooms.ofVendor('KDR').filter((room) => !room.closed && rooms.taken(room) < room.seats);
    if (!first || !second) throw new Error('fewer than two rooms are open');
    const before = [rooms.taken(first), rooms.taken(second)] as const;
    const join = (roomId: string) => client.call(joinRoom, { vendor: 'KDR', roomId });
    const { url } = await join(first.id);
    await join(first.id);
    expect(rooms.taken(first)).toBe(before[0] + 1);
    const opened = sandbox.world.launches.open(new URL(url).searchParams.get('launch') ?? '');
    expect(opened?.launch.nodeId).toBe(first.game.nodeId);
    await join(second.id);
    expect([rooms.taken(first), rooms.taken(second)]).toEqual([before[0], before[1] + 1]);
    expect(rooms.sit(second, 'demo.member')).toBe(true);
  });

  test('GAM-07 GAM-08 a full, a closed and an unknown room, a small balance, a break: each says why', async () => {
    const { client, sandbox, signIn } = visit({ scenario: 'member' });
    const { rooms } = sandbox.world;
    const all = rooms.ofVendor('KDR');
    const full = all.find((room) => !room.closed && rooms.taken(room) === room.seats);
    const closed = all.find((room) => room.closed);
    const open = all.find((room) => !room.closed && rooms.taken(room) < room.seats);
    const join = async (roomId = '') => (await errorOf(client.call(joinRoom, { vendor: 'KDR', roomId }))).code;
    expect(await join(full?.id)).toBe('room-full');
    expect(await join(closed?.id)).toBe('room-closed');
    expect(await join('KDR-R99')).toBe('game-unavailable');
    const poor = await sandbox.world.accounts.open('poor.player', 'Poor.pass.1', { opening: 0 });
    sandbox.world.signIn(poor.username);
    await signIn('poor.player', 'Poor.pass.1');
    expect(await join(open?.id)).toBe('insufficient-balance');
    await signIn('demo.excluded');
    expect(await join(open?.id)).toBe('on-a-break');
    expect(rooms.taken(open as NonNullable<typeof open>)).toBeLessThan(open?.seats ?? 0);
  });

  test('FLT-147 the stakes of every room are those of its game, its launch and the server', async () => {
    const seen = visit({ scenario: 'member' });
    const { rooms, games } = seen.sandbox.world;
    for (const vendor of ['KDR', 'TMS']) {
      for (const { id, minStake, maxStake } of await seen.client.call(roomList, { vendor })) {
        const code = rooms.ofVendor(vendor).find((room) => room.id === id)?.game.code ?? '';
        expect(games.byCode(code), code).toMatchObject({ minBet: minStake, maxBet: maxStake });
      }
    }
    const high = rooms.ofVendor('TMS').find(({ game }) => /hi-?lo/i.test(game.title) && Number(game.minBet) > 1);
    if (!high) throw new Error('no hi-lo room is above 1.00');
    const { setup } = await sitDown(seen, high.game.code);
    expect([setup.stakes[0], setup.most]).toEqual([high.game.minBet, high.game.maxBet]);
    const before = seen.sandbox.world.ledger().entries('demo.member').length;
    const bets = (stake: string | undefined) => [{ bet: 'same', stake }];
    const { launch, laid } = setup;
    const low = await spin(seen, { launch, bets: bets('1.00'), turn: laid?.turn });
    expect(low.answer).toMatchObject({ ok: false, code: 'invalid-stake' });
    const above = await spin(seen, { launch, bets: bets(`1${setup.most}`), turn: laid?.turn });
    expect(above.answer).toMatchObject({ ok: false, code: 'invalid-stake' });
    expect(seen.sandbox.world.ledger().entries('demo.member')).toHaveLength(before);
    const least = await spin(seen, { launch, bets: bets(setup.stakes[0]), turn: laid?.turn });
    expect(least.answer).toMatchObject({ ok: true, stake: high.game.minBet });
  });

  test('GAM-07 a seat is given free when its ten minutes are over', () => {
    let now = noon;
    const { sandbox } = visit({ now: () => now });
    const { rooms } = sandbox.world;
    const room = rooms.ofVendor('TMS').find((each) => !each.closed && rooms.taken(each) < each.seats);
    if (!room) throw new Error('no room is open');
    const alone = () => {
      const fresh = visit({ now: () => now }).sandbox.world.rooms;
      return fresh.taken(room);
    };
    expect(rooms.sit(room, 'demo.member')).toBe(true);
    expect(rooms.taken(room)).toBe(alone() + 1);
    now += 10 * minute;
    expect(rooms.taken(room)).toBe(alone());
  });
});

describe('games of other houses', () => {
  test('GAM-07 the sports book opens for its own vendor alone', async () => {
    const { client, sandbox } = visit({ scenario: 'member' });
    const { url, ownWindow } = await client.call(launchSports, { vendor: 'GLB' });
    const opened = sandbox.world.launches.open(new URL(url).searchParams.get('launch') ?? '');
    expect(sandbox.world.games.byNode(opened?.launch.nodeId ?? 0)?.vassalage).toBe('GLB');
    expect(ownWindow).toBe(false);
    expect((await errorOf(client.call(launchSports, { vendor: 'TCM' }))).code).toBe('game-unavailable');
    expect((await errorOf(client.call(launchSports, { vendor: 'NOPE' }))).code).toBe('game-unavailable');
  });

  test('GAM-08 a house that refuses frames asks for a window of its own', async () => {
    const { client } = visit({ scenario: 'member' });
    const open = (code: string, gameType: string) =>
      client.call(launchGame, { id: code, vendor: code, gameType, gameCode: code });
    expect((await open('CLM', 'ESPORTS')).ownWindow).toBe(true);
    expect((await open('FRG', 'ESPORTS')).ownWindow).toBe(false);
  });

  test('GAM-06 a vendor under maintenance opens nothing', async () => {
    const { client } = visit({ scenario: 'member' });
    const input = { id: 'VLT-1', vendor: 'VLT', gameType: 'LIVE', gameCode: 'VLT-1' };
    expect((await errorOf(client.call(launchGame, input))).code).toBe('game-maintenance');
  });

  test('CAT-01 CAT-02 cards tell what a press does, how many games there are, and where their key art is', async () => {
    const { client, sandbox } = visit();
    const { lanes } = await client.call(vendorLanes, {});
    const cards = lanes.flatMap((lane) => lane.cards);
    const menus = await client.call(gameMenus, {});
    expect(cards.map(({ code }) => code)).toEqual(menus.flatMap(({ vendors }) => vendors.map(({ code }) => code)));
    expect(cards.find(({ code }) => code === 'MRQ')).toMatchObject({ isGame: 'VASSALAGE', hot: true, games: 16 });
    expect(cards.find(({ code }) => code === 'VLT')).toMatchObject({ maintenance: true });
    expect(cards.find(({ code }) => code === 'GLB')).toMatchObject({ isGame: null, accountTypeName: 'FB' });
    for (const { art } of cards) {
      for (const shape of ['portrait', 'wide']) {
        const response = await sandbox.fetch(`https://site.example${art}?shape=${shape}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      }
    }
  });
});

test('CAT-07 live tables run on the clock: a phase ends ahead, and each round adds one result', async () => {
  let now = noon;
  const { client } = visit({ now: () => now });
  const before = await client.call(liveTables, {});
  expect(before).toHaveLength(64);
  const [closed, open] = [before.filter((table) => table.closed), before.filter((table) => !table.closed)];
  expect(closed.length).toBeGreaterThan(0);
  for (const { backAt, players } of closed) expect([players, Number(backAt) > now]).toEqual([0, true]);
  for (const { phaseEndsAt, players, seats } of open) {
    expect(Number(phaseEndsAt)).toBeGreaterThan(now);
    expect(Number(players)).toBeLessThanOrEqual(Number(seats));
  }
  const roulette = open.find(({ kind }) => kind === 'roulette');
  if (!roulette) throw new Error('no roulette is open');
  expect(roulette.results.every((mark) => Number(mark) >= 0 && Number(mark) <= 36)).toBe(true);
  expect(open.find(({ kind }) => kind === 'baccarat')?.results.every((mark) => /^[PB=]/.test(mark))).toBe(true);
  expect(open.find(({ kind }) => kind === 'dragon-tiger')?.results.every((mark) => /^[DT=]/.test(mark))).toBe(true);
  now += 42_000;
  const after = (await client.call(liveTables, {})).find(({ id }) => id === roulette.id);
  expect(after?.results).toHaveLength(21);
  expect(after?.results.slice(0, -1)).toEqual(roulette.results);
});
