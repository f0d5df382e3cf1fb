import { compareAmounts, spanOf, subtractAmounts, sumOf } from '@baize/domain';
import { accountRecords, bettingRecords, personalProfit } from '@baize/gateway';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, ever, month } from './records.fixture.ts';
import { runs } from './tier.ts';
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
    const [day1] = profit.periods;
    const first = await client.call(bettingRecords, { from: day1?.from ?? 0, to: day1?.to ?? 0 });
    expect(first.totals?.result).toBe(day1?.result);
  });

  test('MEM-10 FLT-036 whatever days, zone and step are asked for: profit is payouts less stakes, in every row and in their sums', async () => {
    const { client } = visit({ scenario: 'member' });
    const asked = fc.record({
      from: fc.integer({ min: noon - 100 * day, max: noon }),
      length: fc.integer({ min: 1, max: 100 * day }),
      timeZone: fc.constantFrom('UTC', 'Asia/Karachi', 'America/New_York', 'Pacific/Apia'),
      step: fc.constantFrom('day', 'week', 'month'),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ from, length, ...rest }) => {
        const span = { from, to: from + length };
        const profit = await client.call(personalProfit, { ...span, ...rest });
        const { totals } = profit;
        const [all, ...left] = await Promise.all(
          [undefined, 'pending', 'cancelled'].map((status) =>
            client.call(bettingRecords, { ...span, ...(status && { status: status as 'pending' }) }),
          ),
        );
        expect(left.reduce((sum, more) => sum + (more.totals?.count ?? 0), totals.count)).toBe(all?.totals?.count);
        expect(totals.result).toBe(all?.totals?.result);
        for (const rows of [profit.categories, profit.periods]) {
          expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(totals.count);
          for (const name of ['stake', 'valid', 'payout', 'result'] as const) {
            const values = rows.map((row) => row[name]);
            expect(sumOf(values, 2)).toBe(totals[name]);
          }
          for (const { payout, stake, result } of rows)
            expect(compareAmounts(subtractAmounts(payout, stake) ?? '', result)).toBe(0);
        }
      }),
      { numRuns: runs({ quick: 10, full: 20, deep: 40 }) },
    );
  });

  test('MEM-10 of one category alone; a step that makes too many bars is widened, and said to be', async () => {
    const { client } = visit({ scenario: 'member' });
    const live = await client.call(personalProfit, { ...ever, step: 'day', category: 'LIVE' });
    expect(live.step).toBe('week');
    const bets = await client.call(bettingRecords, { ...ever, category: 'LIVE' });
    expect(live.totals.result).toBe(bets.totals?.result);
    expect(live.periods.reduce((sum, { count }) => sum + count, 0)).toBe(live.totals.count);
    expect(live.categories.find(({ category }) => category === 'LIVE')?.count).toBe(live.totals.count);
  });

  test('MEM-17 a platform without content answers every record empty, with nothing in its totals', async () => {
    const { client } = visit({ scenario: 'member+empty' });
    const bets = await client.call(bettingRecords, month);
    expect([bets.bets, bets.totals?.count, bets.totals?.stake]).toEqual([[], 0, '0.00']);
    expect((await client.call(accountRecords, month)).records).toEqual([]);
    const profit = await client.call(personalProfit, month);
    expect([profit.categories, profit.totals.count]).toEqual([[], 0]);
  });
});
