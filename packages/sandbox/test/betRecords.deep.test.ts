import { bettingRecords, personalProfit } from '@baize/gateway';
import { expect, test } from 'vitest';
import { ever } from './records.fixture.ts';
import { visit } from './visit.ts';

test('MEM-10 MEM-17 a past of a hundred thousand bets is answered on its first page and in its middle, and summed up by weeks', async () => {
  const { client } = visit({ scenario: 'stress-records' });
  const { totals } = await client.call(bettingRecords, ever);
  expect(totals?.count).toBeGreaterThanOrEqual(100_000);
  const won = await client.call(bettingRecords, { ...ever, status: 'won' });
  const deep = await client.call(bettingRecords, { ...ever, page: 1_000, status: 'won' });
  expect(deep.totals).toEqual(won.totals);
  expect(deep.bets).toHaveLength(won.bets.length);
  const weeks = await client.call(personalProfit, { ...ever, step: 'week' });
  expect(weeks.totals.result).toBe(totals?.result);
  expect(weeks.periods.reduce((sum, { count }) => sum + count, 0)).toBe(weeks.totals.count);
}, 60_000);
