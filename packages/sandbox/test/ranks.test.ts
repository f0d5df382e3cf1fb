import { compareAmounts, rankPeriods } from '@baize/domain';
import { rankList } from '@baize/gateway';
import { expect, test } from 'vitest';
import { noon, visit } from './visit.ts';

test.each(rankPeriods)(
  'WIN-02 the leaderboard of the %s stands in order, names masked, the same for all of it',
  async (period) => {
    let now = noon;
    const { client } = visit({ now: () => now });
    const { ranks, own } = await client.call(rankList, { period });
    expect(ranks.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const [index, { name, amount }] of ranks.entries()) {
      expect(name).toContain('***');
      const before = ranks[index - 1];
      if (before) expect(compareAmounts(before.amount, amount)).not.toBe(-1);
    }
    expect(own).toBeNull();
    now += 3_600_000;
    expect((await client.call(rankList, { period })).ranks).toEqual(ranks);
  },
);

test('WIN-02 a player stands where the books say, or without a rank while nothing was won', async () => {
  const { client, sandbox, signIn } = visit();
  await signIn('demo.limited');
  expect((await client.call(rankList, {})).own).toEqual({ rank: null, amount: '0.00' });
  const ledger = sandbox.world.ledger();
  const win = (amount: bigint, at: number) =>
    ledger.post({
      key: `win:${at}`,
      kind: 'win',
      from: 'house:games',
      to: 'demo.limited',
      amount,
      at,
      reference: 'OMB-1',
    });
  win(100_000_000_00n, noon - 20 * 86_400_000);
  expect((await client.call(rankList, { period: 'week' })).own?.rank).toBeNull();
  const first = await client.call(rankList, { period: 'month' });
  expect(first.own).toEqual({ rank: 1, amount: '100000000.00' });
  expect(first.ranks[0]).toMatchObject({ own: true, rank: 1, amount: '100000000.00' });
  win(50_00n, noon - 1000);
  const today = await client.call(rankList, {});
  expect(today.own?.amount).toBe('50.00');
  expect(today.own?.rank).toBeGreaterThan(20);
  expect(today.ranks.every(({ own }) => !own)).toBe(true);
});
