import { spanOf, sumOf } from '@baize/domain';
import { accountRecords, bettingRecords, personalProfit } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { ever, month } from './records.fixture.ts';
import { noon, visit } from './visit.ts';

describe('profit', () => {
  test('MEM-10 categories and periods both add up to the whole, day by day in the person’s zone', async () => {
    const { client } = visit({ scenario: 'member' });
    const span = spanOf({ preset: '30' }, noon, 'Asia/Karachi');
    const profit = await client.call(personalProfit, { ...span, timeZone: 'Asia/Karachi' });
    expect(profit.step).toBe('day');
    expect(profit.periods).toHaveLength(30);
    for (const rows of [profit.categories, profit.periods]) {
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(profit.totals.count);
      for (const name of ['stake', 'valid', 'payout', 'result'] as const)
        expect(
          sumOf(
            rows.map((row) => row[name]),
            2,
          ),
        ).toBe(profit.totals[name]);
    }
    const { totals } = await client.call(bettingRecords, span);
    expect(profit.totals).toEqual(totals);
    const [day1] = profit.periods;
    const first = await client.call(bettingRecords, { from: day1?.from ?? 0, to: day1?.to ?? 0 });
    expect(first.totals.result).toBe(day1?.result);
  });

  test('MEM-10 of one category alone; a step that makes too many bars is widened, and said to be', async () => {
    const { client } = visit({ scenario: 'member' });
    const live = await client.call(personalProfit, { ...ever, step: 'day', category: 'LIVE' });
    expect(live.step).toBe('week');
    const bets = await client.call(bettingRecords, { ...ever, category: 'LIVE' });
    expect(live.totals).toEqual(bets.totals);
    expect(live.periods.reduce((sum, { count }) => sum + count, 0)).toBe(bets.totals.count);
    expect(live.categories.find(({ category }) => category === 'LIVE')?.count).toBe(bets.totals.count);
  });

  test('MEM-17 a platform without content answers every record empty, with nothing in its totals', async () => {
    const { client } = visit({ scenario: 'member+empty' });
    const bets = await client.call(bettingRecords, month);
    expect([bets.bets, bets.totals.count, bets.totals.stake]).toEqual([[], 0, '0.00']);
    expect((await client.call(accountRecords, month)).records).toEqual([]);
    const profit = await client.call(personalProfit, month);
    expect([profit.categories, profit.totals.count]).toEqual([[], 0]);
  });
});
