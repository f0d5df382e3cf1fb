import { betStatuses, spanOf, sumOf } from '@baize/domain';
import { allPages, bettingRecord, bettingRecords, placeBet, runningDraw } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { keyed } from './points.fixture.ts';
import { day, ever, month } from './records.fixture.ts';
import { errorOf, noon, visit } from './visit.ts';

describe('the betting record', () => {
  test('MEM-08 holds every stake of the ledger, newest first, and its totals are what the ledger moved', async () => {
    const { client, sandbox } = visit({ scenario: 'member' });
    const { bets, totals, totalPages, currency } = await client.call(bettingRecords, { ...ever, pageSize: 1000 });
    const entries = sandbox.world.ledger().entries('demo.member');
    const stakes = entries.filter(({ kind }) => kind === 'stake');
    expect(bets).toHaveLength(stakes.length);
    expect([totals?.count, totalPages, currency]).toEqual([stakes.length, 1, 'PKR']);
    const times = bets.map(({ at }) => at ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const sum = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).reduce((all, { amount }) => all + amount, 0n);
    expect(BigInt(totals?.stake.replace('.', '') ?? '')).toBe(-sum('stake'));
    expect(BigInt(totals?.payout.replace('.', '') ?? '')).toBe(sum('win'));
    for (const name of ['stake', 'valid', 'payout', 'result'] as const)
      expect(totals?.[name]).toBe(
        sumOf(
          bets.map((bet) => bet[name]),
          2,
        ),
      );
  });

  test('MEM-08 each status is there, and each filter and pair of filters holds exactly its own', async () => {
    const { client } = visit({ scenario: 'member' });
    const ask = (filters: object) => client.call(bettingRecords, { ...ever, pageSize: 1000, ...filters });
    const all = (await ask({})).bets;
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(betStatuses));
    for (const status of betStatuses) {
      const found = await ask({ status });
      expect(found.bets).toEqual(all.filter((bet) => bet.status === status));
      expect(found.totals?.result).toBe(
        sumOf(
          found.bets.map(({ result }) => result),
          2,
        ),
      );
    }
    for (const category of ['RNG', 'LIVE', 'SPORTS'] as const) {
      const found = await ask({ category });
      expect(found.bets).toEqual(all.filter((bet) => bet.category === category));
      const vendor = found.bets[0]?.vendor ?? '';
      const both = await ask({ category, vendor, status: 'lost' });
      expect(both.bets).toEqual(all.filter((bet) => bet.vendor === vendor && bet.status === 'lost'));
      expect((await ask({ category: 'FISH', vendor })).totals?.count).toBe(0);
    }
    expect((await ask({ vendor: '__proto__' })).bets).toEqual([]);
  });

  test('MEM-08 days of the person’s zone part the record without gap or overlap', async () => {
    const { client } = visit({ scenario: 'member' });
    const zone = 'Asia/Karachi';
    const count = async (dates: Parameters<typeof spanOf>[0]) => {
      const { bets, totals } = await client.call(bettingRecords, { ...spanOf(dates, noon, zone), pageSize: 1000 });
      const { from, to } = spanOf(dates, noon, zone);
      expect(bets.every(({ at }) => at !== null && at >= from && at < to)).toBe(true);
      return totals?.count ?? 0;
    };
    const week = await count({ preset: '7' });
    const days = await Promise.all(
      ['15', '16', '17', '18', '19', '20', '21'].map((date) =>
        count({ first: `2026-11-${date}`, last: `2026-11-${date}` }),
      ),
    );
    expect(week).toBe(days.reduce((sum, one) => sum + one, 0));
    expect([await count({ preset: 'today' }), await count({ preset: 'yesterday' })]).toEqual([days[6], days[5]]);
    expect(await count({ preset: '30' })).toBeGreaterThan(week);
  });

  test('MEM-17 pages join without gap or repeat, and a page beyond the end is empty with the same totals', async () => {
    const { client } = visit({ scenario: 'member' });
    const whole = await client.call(bettingRecords, { ...month, pageSize: 1000 });
    const pages = [];
    for (let page = 1; page <= Math.ceil((whole.totals?.count ?? 0) / 7); page += 1)
      pages.push(...(await client.call(bettingRecords, { ...month, page, pageSize: 7 })).bets);
    expect(pages).toEqual(whole.bets);
    const beyond = await client.call(bettingRecords, { ...month, page: 999, pageSize: 7 });
    expect([beyond.bets, beyond.totals]).toEqual([[], whole.totals]);
  });

  test('MEM-17 an export walks all pages of what is filtered', async () => {
    const { client } = visit({ scenario: 'member' });
    const whole = await client.call(bettingRecords, { ...month, pageSize: 1000 });
    const read = (page: number, pageSize: number) => client.call(bettingRecords, { ...month, page, pageSize });
    const asked: number[] = [];
    const { rows, cut } = await allPages({
      read: async (page, pageSize) => {
        asked.push(page);
        const { bets, totals } = await read(page, pageSize);
        return { rows: bets, total: totals?.count ?? null };
      },
      pageSize: 20,
    });
    expect(rows).toEqual(whole.bets);
    expect(cut).toBe(false);
    expect(asked).toEqual(Array.from({ length: Math.ceil((whole.totals?.count ?? 0) / 20) }, (_, place) => place + 1));
  });

  test('MEM-08 a bet on an event runs, and is won or lost when the event is over; one that was called off gives back its stake', async () => {
    let now = noon;
    const seen = visit({ scenario: 'member', now: () => now });
    const events = async () => {
      const { bets } = await seen.client.call(bettingRecords, {
        from: noon - 3_600_000,
        to: noon + day,
        pageSize: 100,
      });
      return Object.fromEntries(bets.filter(({ category }) => /SPORTS/.test(category)).map((bet) => [bet.vendor, bet]));
    };
    const before = await events();
    expect(before.GLB).toMatchObject({
      status: 'pending',
      stake: '30.00',
      valid: '0.00',
      payout: '0.00',
      result: '0.00',
    });
    expect(before.TCM).toMatchObject({ status: 'cancelled', stake: '25.00', valid: '0.00', result: '0.00' });
    expect(before.FRG).toMatchObject({ status: 'pending' });
    now += 101 * 60_000;
    const later = await events();
    expect(later.GLB).toMatchObject({ status: 'won', valid: '30.00', payout: '54.00', result: '24.00' });
    expect(later.FRG).toMatchObject({ status: 'pending' });
    now += 200 * 60_000;
    await seen.signIn('demo.member');
    expect((await events()).FRG).toMatchObject({ status: 'lost', valid: '12.00', result: '-12.00' });
    const entries = seen.sandbox.world.ledger().entries('demo.member');
    expect(entries.filter(({ reference }) => reference.startsWith('TCM-2-E')).map(({ amount }) => amount)).toEqual([
      -2_500n,
      2_500n,
    ]);
    const detail = await seen.client.call(bettingRecord, { reference: later.GLB?.reference ?? '' });
    expect(detail.settledAt).toBe(noon + 100 * 60_000);
  });

  test('MEM-08 a lottery bet opens with its lines, runs until its draw and then has its numbers', async () => {
    let now = noon;
    const { client } = visit({ scenario: 'member', now: () => now });
    const draw = await client.call(runningDraw, { gameCode: 'SVH-1' });
    const play = draw.plays.find(({ type }) => type === 'BS');
    const placed = await client.call(
      placeBet,
      {
        gameCode: 'SVH-1',
        issue: draw.issue,
        lines: [{ playType: 'BS', betNumber: ['B'], singleAmount: '10.00', odds: play?.odds ?? '' }],
        totalAmount: '10.00',
        currency: 'PKR',
      },
      keyed(),
    );
    const latest = async () => (await client.call(bettingRecords, { from: noon, to: noon + day })).bets[0];
    const running = await latest();
    expect(running).toMatchObject({ status: 'pending', stake: '10.00', category: 'ELOTT', gameCode: 'SVH-1' });
    const opened = await client.call(bettingRecord, { reference: running?.reference ?? '' });
    expect(opened).toMatchObject({
      settledAt: null,
      lottery: { id: placed.id, issue: draw.issue, status: 'unsettled' },
    });
    now = draw.drawn;
    const settled = await client.call(bettingRecord, { reference: running?.reference ?? '' });
    expect(settled.settledAt).toBe(draw.drawn);
    expect(settled.lottery?.balls.length).toBeGreaterThan(0);
    expect(settled.bet.status).toBe(settled.lottery?.status);
    expect(await latest()).toEqual(settled.bet);
  });

  test('MEM-08 SBX-03 nobody sees a bet of somebody else', async () => {
    const seen = visit({ scenario: 'member' });
    const { bets } = await seen.client.call(bettingRecords, month);
    await seen.signIn('demo.vip');
    const stolen = await errorOf(seen.client.call(bettingRecord, { reference: bets[0]?.reference ?? '' }));
    const unknown = await errorOf(seen.client.call(bettingRecord, { reference: 'B000000-999999' }));
    expect([stolen.code, unknown.code]).toEqual(['not-found', 'not-found']);
  });

  test.each([
    [{ from: noon, to: noon }, 'validation-failed'],
    [{ from: noon, to: noon - 1 }, 'validation-failed'],
    [{ from: noon - 400 * day, to: noon }, 'validation-failed'],
    [{ from: noon - 366 * day, to: noon }, null],
  ])('MEM-17 a span of %j ends in %j', async (span, code) => {
    const { client } = visit({ scenario: 'member' });
    const asked = client.call(bettingRecords, span);
    expect(code ? (await errorOf(asked)).code : ((await asked).totals?.count ?? 0) > 0).toBe(code ?? true);
  });
});
