import { gameList } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { visit } from './visit.ts';

describe('the lobby', () => {
  const all = async (query: object) => {
    const { client } = visit();
    const first = await client.call(gameList, { gameType: 'RNG', pageSize: 100, ...query });
    const rest = [];
    for (let page = 2; page <= (first.totalPages ?? 0); page += 1) {
      rest.push(...(await client.call(gameList, { gameType: 'RNG', pageSize: 100, page, ...query })).games);
    }
    return { ...first, games: [...first.games, ...rest] };
  };

  test('LOB-08 pages join without gap or repeat and end at totalPages', async () => {
    const { client, sandbox } = visit();
    const expected = sandbox.world.games.ofVendor('OMB').map(({ nodeId }) => String(nodeId));
    const { totalPages, total } = await client.call(gameList, { gameType: 'RNG', vendor: 'OMB' });
    expect(totalPages).toBe(Math.ceil(expected.length / 12));
    expect(total).toBe(expected.length);
    const ids: string[] = [];
    for (let page = 1; page <= (totalPages ?? 0); page += 1) {
      ids.push(...(await client.call(gameList, { gameType: 'RNG', vendor: 'OMB', page })).games.map(({ id }) => id));
    }
    expect(ids).toEqual(expected);
    expect(
      (await client.call(gameList, { gameType: 'RNG', vendor: 'OMB', page: (totalPages ?? 0) + 1 })).games,
    ).toEqual([]);
  });

  test('LOB-05 LOB-06 class and minimum bet narrow to exactly those, together too', async () => {
    const everything = (await all({})).games;
    const bonus = await all({ classify: 'JP' });
    expect(bonus.games).toEqual(everything.filter(({ classify }) => classify === 'JP'));
    const cheap = await all({ minBet: '0.1' });
    expect(cheap.games).toEqual(everything.filter(({ minBet }) => minBet === '0.10'));
    expect(cheap.games.length).toBeGreaterThan(100);
    const both = await all({ classify: 'AC', minBet: '0.5' });
    expect(both.games).toEqual(everything.filter(({ classify, minBet }) => classify === 'AC' && minBet === '0.50'));
    expect((await all({ minBet: 'abc' })).games).toEqual([]);
  });

  test('LOB-04 LOB-10 a name is found anywhere in the title whatever its case; lines mean at least so many', async () => {
    const everything = (await all({})).games;
    const found = await all({ name: ' dRAGon ' });
    expect(found.games.length).toBeGreaterThan(0);
    expect(found.games).toEqual(everything.filter(({ title }) => title.toLowerCase().includes('dragon')));
    expect((await all({ name: '.*' })).games).toEqual([]);
    const { sandbox } = visit();
    const slots = sandbox.world.games.ofType('RNG', false);
    const many = slots.filter(({ lines }) => lines === 10);
    expect(many.length).toBeLessThan(slots.length);
    expect((await all({ minLineNum: '10' })).games).toHaveLength(many.length);
  });

  test('LOB-18 without a studio the list takes turns among all, with several it holds just those', async () => {
    const { client } = visit();
    const everything = await client.call(gameList, { gameType: 'RNG' });
    expect(new Set(everything.games.slice(0, 7).map(({ vendor }) => vendor)).size).toBe(7);
    expect(everything.total).toBe(1200);
    const two = await all({ vendor: ['OMB', 'HXN'] });
    expect(new Set(two.games.map(({ vendor }) => vendor))).toEqual(new Set(['OMB', 'HXN']));
    expect(two.games).toHaveLength(two.total ?? 0);
  });

  test('LOB-18 each studio is counted by what else is asked for, chosen or not', async () => {
    const { vendorTotals, total } = await all({ name: 'dragon', vendor: 'OMB' });
    const everywhere = await all({ name: 'dragon' });
    expect(vendorTotals).toEqual(everywhere.vendorTotals);
    expect(vendorTotals?.find(({ vendor }) => vendor === 'OMB')?.total).toBe(total);
    expect(vendorTotals?.reduce((sum, studio) => sum + studio.total, 0)).toBe(everywhere.total);
  });

  test('LOB-18 the list is sorted as asked: new ones first, by name, by return to player', async () => {
    const everything = (await all({})).games;
    const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);
    const fresh = (await all({ sort: 'new' })).games;
    expect(ids(fresh)).toEqual(
      ids([...everything.filter((game) => game.fresh), ...everything.filter((game) => !game.fresh)]),
    );
    const titles = (await all({ sort: 'name' })).games.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare));
    const { sandbox } = visit();
    const shares = (await all({ sort: 'rtp' })).games.map(({ id }) =>
      Number(sandbox.world.games.byNode(Number(id))?.returnToPlayer),
    );
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(ids((await all({ sort: 'nonsense' })).games)).toEqual(ids(everything));
  });

  test('LOB-01 FISH and PVP have lists of their own vendors; a stranger has none', async () => {
    expect((await all({ gameType: 'FISH' })).games.every(({ type }) => type === 'FISH')).toBe(true);
    expect((await all({ gameType: 'PVP', vendor: 'OMB' })).games).toEqual([]);
    expect((await all({ gameType: 'NOPE' })).games).toEqual([]);
  });
});
