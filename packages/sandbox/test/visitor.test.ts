import {
  announcements,
  countryCode,
  endpoints,
  gameDetail,
  gameList,
  gameMenus,
  gameVendors,
  hotGames,
  openedDraws,
  openedNumbers,
  permission,
  popularLotteries,
  promotions,
  readBrand,
  registerSettings,
  searchGames,
  systemStatus,
  vendorLanes,
  vnGames,
  winnerBoard,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { brandFiles, brandIds, createSandbox } from '../src/index.ts';
import { errorOf, noon, visit } from './visit.ts';

const slots = { gameType: 'RNG', vendor: 'OMB' };

describe('what a visitor asks for', () => {
  test('SBX-01 every call of the contract is answered by the sandbox', async () => {
    const { sandbox } = visit();
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      const response = await sandbox.fetch(`https://site.example${path}`, { method });
      expect(response.status, name).not.toBe(404);
    }
    expect((await sandbox.fetch('https://site.example/wps/no/such/call')).status).toBe(404);
  });

  test('APP-03 APP-04 country, status and permission open the visit', async () => {
    const { client } = visit();
    expect(await client.call(countryCode, {})).toEqual({ countryCode: 'PK', countryDialingCode: '92' });
    expect(await client.call(systemStatus, {})).toEqual({ status: 'normal', ip: '203.0.113.24' });
    const info = await client.call(permission, { url: 'site.example' });
    expect(info.modules).toEqual(expect.arrayContaining(['DIRECTREG3', 'USERNAMEREG3', 'AGENTCENTER']));
    const off = await visit({ scenario: 'no-toggle' }).client.call(permission, { url: 'site.example' });
    expect(off.modules).not.toContain('DIRECTREG3');
    expect(info.imageOrigins).toEqual(['https://site.example', 'https://games.example']);
    const alone = await visit({ gameOrigin: undefined }).client.call(permission, { url: 'site.example' });
    expect(alone.imageOrigins).toEqual(['https://site.example']);
    expect(info).toMatchObject({ maintenance: false, regionRestriction: false, ip: '203.0.113.24' });
  });

  test('REG-03 register settings give a rule for each field', async () => {
    const { client } = visit();
    const { rules } = await client.call(registerSettings, {});
    expect(rules.username).toMatchObject({ enabled: true, required: true, minLength: 4, maxLength: 16 });
    expect(rules.mobileNum?.enabled).toBe(false);
  });

  test('HDR-09 NAV-18 menus hold the categories with their vendors, cockfight in one brand only', async () => {
    const { client, sandbox } = visit();
    const menus = await client.call(gameMenus, {});
    expect(menus.map(({ id }) => id)).toEqual(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT']);
    expect(menus[0]?.vendors.filter(({ hot }) => hot).map(({ code }) => code)).toEqual(['OMB', 'QSM']);
    sandbox.play('brand-lotus');
    expect((await client.call(gameMenus, {})).map(({ id }) => id)).toContain('DS88');
  });

  test('CAT-01 lanes and vendors tell the same vendors', async () => {
    const { client } = visit();
    const { lanes } = await client.call(vendorLanes, { gameType: 'LIVE' });
    const [live] = await client.call(gameVendors, { gameType: 'LIVE' });
    expect(lanes).toHaveLength(1);
    expect(lanes[0]?.cards.map((card) => card.code)).toEqual(live?.vendors.map(({ code }) => code));
    expect(live?.vendors).toHaveLength(4);
  });

  test('CAT-03 hot lists exist for every type and hold only hot games that can be opened', async () => {
    const { client } = visit();
    for (const gameType of ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP']) {
      const { games } = await client.call(hotGames, { gameType });
      expect(games.length, gameType).toBeGreaterThan(1);
      expect(games.every(({ hot, maintenance, type }) => hot && !maintenance && type === gameType)).toBe(true);
    }
  });

  test('LOB-03 hot by vendor is that vendor alone', async () => {
    const { client } = visit();
    const { games } = await client.call(hotGames, { vendor: 'PKP' });
    expect(new Set(games.map(({ vendor }) => vendor))).toEqual(new Set(['PKP']));
  });

  test('WIN-01 winners are masked, newest first, and as many as asked for', async () => {
    const { client } = visit();
    const board = await client.call(winnerBoard, {});
    expect(board).toHaveLength(20);
    for (const { name, amount, time } of board) {
      expect(name).toMatch(/^\w{2,3}\*\*\*\w{1,2}$/);
      expect(amount).toMatch(/^\d+\.\d\d$/);
      expect(time).toBeLessThanOrEqual(noon);
    }
    expect(await client.call(winnerBoard, { limit: 5 })).toEqual(board.slice(0, 5));
  });

  test('NAV-22 a search goes over the games of all studios and kinds, the best fits first', async () => {
    const { client } = visit();
    const { games, total } = await client.call(searchGames, { name: 'Dragon', pageSize: 50 });
    expect(new Set(games.map(({ vendor }) => vendor)).size).toBeGreaterThan(1);
    expect(new Set(games.map(({ type }) => type)).size).toBeGreaterThan(1);
    expect(games.every(({ title }) => title.toLowerCase().includes('dragon'))).toBe(true);
    expect(games[0]?.title).toBe('Amber Dragon');
    expect(total).toBeGreaterThanOrEqual(games.length);
    for (const name of Object.values(games[0]?.names ?? {}))
      expect((await client.call(searchGames, { name })).games[0]?.id, name).toBe(games[0]?.id);
    expect(await client.call(searchGames, { name: 'quokka' })).toMatchObject({ total: 0, suggestion: null });
    expect(await client.call(searchGames, { name: 'emrald galxy' })).toMatchObject({ suggestion: 'emerald galaxy' });
  });

  test('GAM-11 game detail tells what a player should know', async () => {
    const { client } = visit();
    const { games } = await client.call(gameList, slots);
    const { game, facts } = await client.call(gameDetail, { id: games[3]?.id ?? '' });
    expect(game).toEqual(games[3]);
    expect(Number(facts.returnToPlayer)).toBeGreaterThanOrEqual(88);
    expect(Number(facts.returnToPlayer)).toBeLessThanOrEqual(97.5);
    expect((await errorOf(client.call(gameDetail, { id: '1' }))).code).toBe('not-found');
  });

  test('NTC-03 notices come by type, newest first, without the expired one', async () => {
    const { client } = visit();
    const shown = await client.call(announcements, { types: ['PL', 'H'] });
    const times = shown.map((each) => ('time' in each ? (each.time ?? 0) : 0));
    expect(shown.map(({ kind }) => kind).every((kind) => kind === 'PL' || kind === 'H')).toBe(true);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(shown.map(({ id }) => id)).not.toContain('n-expired');
    expect(shown.map(({ id }) => id)).not.toContain('n-hostile');
  });

  test('BAN-01 NAV-14 banners come by group: several, one or none', async () => {
    const { client } = visit();
    const of = (groupName: string) => client.call(announcements, { types: ['B'], groupName });
    expect(await of('w_home')).toHaveLength(5);
    expect(await of('w_fish')).toHaveLength(1);
    expect(await of('w_help')).toHaveLength(0);
    expect(await of('__proto__')).toHaveLength(0);
    expect((await of('w_rng'))[1]).toMatchObject({ kind: 'B', linkage: 'game', target: 'OMB-1' });
  });

  test('PRO-01 promotions: one per type, a state only for a player', async () => {
    const { client, signIn } = visit();
    const seen = await client.call(promotions, {});
    expect(new Set(seen.map(({ type }) => type)).size).toBe(11);
    expect(seen.find(({ type }) => type === 'daily')?.status).toBeNull();
    await signIn('demo.member');
    expect((await client.call(promotions, { type: 'daily' }))[0]).toMatchObject({
      status: 'joined',
      wagerLeft: '1240.00',
    });
  });

  test('CAT-03 lotteries, opened numbers and draws follow the clock', async () => {
    const { client, sandbox } = visit();
    const popular = await client.call(popularLotteries, {});
    expect(popular.length).toBeGreaterThan(10);
    expect(popular.every(({ closes }) => closes !== null && closes > noon)).toBe(true);
    expect((await client.call(vnGames, {})).every(({ vendor }) => vendor === 'TCG_LOTTO_VN')).toBe(true);
    expect((await client.call(openedNumbers, {})).length).toBeLessThanOrEqual(100);
    const before = await client.call(openedDraws, {});
    expect(before.every(({ opened, next }) => opened !== null && next !== null && opened <= noon && next > noon)).toBe(
      true,
    );
    sandbox.world.clock.step(86_400_000);
    const after = await client.call(openedDraws, {});
    expect(after.map(({ issue }) => issue)).not.toEqual(before.map(({ issue }) => issue));
  });

  test('APP-01 each brand is served as a document that the gateway reads, naming where games open', async () => {
    const sandbox = createSandbox();
    for (const brand of brandIds) {
      sandbox.play(`brand-${brand}`);
      const reading = readBrand(await (await sandbox.fetch('https://site.example/brand.json')).json());
      expect(reading.ok && reading.brand.id, JSON.stringify(reading)).toBe(brand);
      expect(reading.ok && reading.brand.gameOrigins).toEqual(['https://games.example']);
      expect(brandFiles[brand].jurisdiction?.cockfight).toBe(brand === 'lotus');
    }
  });
});
