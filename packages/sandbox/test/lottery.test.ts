import {
  drawHistory,
  type InputOf,
  lotteryBets,
  moneyFate,
  openedNumbers,
  type placeBet,
  playSession,
  popularLotteries,
  recentLotteries,
  vnGames,
} from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { lotteryGames } from '../src/world/lottery/lottery.ts';
import { bet, game, money, place, running, table } from './lotteryTable.ts';
import { errorOf, noon } from './visit.ts';

describe('the draws', () => {
  test('GAM-09 CAT-03 every lottery has a running draw, twenty popular ones and a VN family are listed', async () => {
    const here = table('default');
    expect(await here.client.call(popularLotteries, {})).toHaveLength(Math.min(20, lotteryGames.length));
    expect((await here.client.call(vnGames, {})).every(({ vendor }) => vendor === 'TCG_LOTTO_VN')).toBe(true);
    expect((await here.client.call(openedNumbers, {})).length).toBe(100);
    for (const { code, intervalMs } of lotteryGames) {
      const draw = await running(here, code);
      expect(draw.closes).toBeLessThan(draw.drawn);
      expect(draw.drawn - here.sandbox.world.clock.now()).toBeLessThanOrEqual(intervalMs);
      expect(draw.plays.length).toBeGreaterThan(1);
    }
  });

  test('SBX-02 what was announced as running is what the history shows next, with the same number and moment', async () => {
    const here = table('default');
    const before = await running(here);
    here.pass(60_000);
    const { draws } = await here.client.call(drawHistory, { gameCode: game });
    expect(draws[0]).toMatchObject({ issue: before.issue, opened: before.drawn });
    expect((await running(here)).issue).not.toBe(before.issue);
  });

  test('GAM-09 pages of the history join without gap or repeat and end', async () => {
    const { client } = table('default');
    const pages = await Promise.all([1, 2, 3].map((page) => client.call(drawHistory, { gameCode: game, page })));
    const issues = pages.flatMap(({ draws }) => draws.map(({ issue }) => issue));
    expect(new Set(issues).size).toBe(30);
    expect((await client.call(drawHistory, { gameCode: game, pageSize: 30 })).draws.map(({ issue }) => issue)).toEqual(
      issues,
    );
    const { totalPages } = pages[0] ?? { totalPages: 0 };
    expect((await client.call(drawHistory, { gameCode: game, page: totalPages ?? 0 })).draws).toHaveLength(10);
    expect((await client.call(drawHistory, { gameCode: game, page: (totalPages ?? 0) + 1 })).draws).toEqual([]);
    expect(await errorOf(client.call(drawHistory, { gameCode: 'XXX-1' }))).toMatchObject({ code: 'not-found' });
  });
});

describe('a bet', () => {
  test('GAM-09 takes its stake at once, pays when drawn, and the balance changes by exactly that', async () => {
    const here = table();
    const before = await money(here);
    const draw = await running(here);
    const all = { playType: '2D' as const, betNumber: ['0123456789', '0123456789'], singleAmount: '1', odds: '95' };
    const taken = await place(here, bet(draw, { lines: [all], totalAmount: '100.00' }));
    expect(taken).toMatchObject({ status: 'unsettled', issue: draw.issue, total: '100.00', prize: null, balls: [] });
    expect(await money(here)).toBe(before - 10_000n);
    here.pass(draw.drawn - here.sandbox.world.clock.now());
    const [settled] = (await here.client.call(lotteryBets, {})).bets;
    expect(settled).toMatchObject({ id: taken.id, status: 'won', prize: '95.00' });
    expect(settled?.balls).toHaveLength(3);
    expect(await money(here)).toBe(before - 10_000n + 9_500n);
    const { staked, won } = await here.client.call(playSession, {});
    expect([staked, won]).toEqual(['100.00', '95.00']);
    expect((await here.client.call(recentLotteries, {}))[0]?.code).toBe(game);
  });

  test('FLT-027 FLT-028 the same key again is the same bet and one entry, whether pressed twice or the answer was lost', async () => {
    const here = table();
    const draw = await running(here);
    const key = crypto.randomUUID();
    here.sandbox.world.settings.faults = [{ call: 'placeBet', kind: 'reset', times: 1 }];
    const entries = () => here.sandbox.world.ledger().entries('demo.member').length;
    const before = entries();
    const first = await place(here, bet(draw), key);
    const again = await Promise.all([place(here, bet(draw), key), place(here, bet(draw), key)]);
    expect(again).toEqual([first, first]);
    expect(entries()).toBe(before + 1);
  });

  test('FLT-030 a key that was used for one bet is refused for another', async () => {
    const here = table();
    const draw = await running(here);
    const key = crypto.randomUUID();
    await place(here, bet(draw), key);
    const other = bet(draw, {
      lines: [{ playType: 'BS', betNumber: ['B'], singleAmount: '5', odds: '1.95' }],
      totalAmount: '5',
    });
    expect(await errorOf(place(here, other, key))).toMatchObject({ status: 422, code: 'conflict' });
  });

  test('FLT-029 when no answer comes the fate of the bet is told by its key, and only to its own player', async () => {
    const here = table();
    const draw = await running(here);
    const key = crypto.randomUUID();
    here.sandbox.world.settings.faults = [{ call: 'placeBet', kind: 'cut-json', times: 3 }];
    expect((await errorOf(place(here, bet(draw), key))).outcome).toBe('unknown');
    const [taken] = (await here.client.call(lotteryBets, {})).bets;
    expect(taken).toMatchObject({ total: '30.00' });
    expect(await here.client.call(moneyFate, { key })).toEqual({ fate: 'done', reference: taken?.id });
    here.hold(here.sandbox.world.signIn('demo.vip'));
    expect(await here.client.call(moneyFate, { key })).toEqual({ fate: 'none', reference: null });
  });

  test('FLT-029 FLT-031 once nothing was done under a key, the bet that comes late under it is not taken', async () => {
    const here = table();
    const draw = await running(here);
    const key = crypto.randomUUID();
    const before = await money(here);
    expect(await here.client.call(moneyFate, { key })).toEqual({ fate: 'none', reference: null });
    expect(await errorOf(place(here, bet(draw), key))).toMatchObject({ status: 422, code: 'conflict' });
    expect(await money(here)).toBe(before);
  });

  test('FLT-107 after closing it is refused by the platform’s clock, for the draw of then and for any other', async () => {
    const here = table();
    const draw = await running(here);
    here.pass(draw.closes - here.sandbox.world.clock.now() - 1);
    await place(here, bet(draw));
    here.pass(1);
    expect(await errorOf(place(here, bet(draw)))).toMatchObject({ status: 409, code: 'draw-closed' });
    here.pass(draw.drawn - draw.closes);
    expect(await errorOf(place(here, bet(draw)))).toMatchObject({ code: 'draw-closed' });
    expect(await errorOf(place(here, bet(draw, { issue: '20990101-001' })))).toMatchObject({ code: 'draw-closed' });
    expect(await errorOf(place(here, bet(draw, { gameCode: 'XXX-1' })))).toMatchObject({ code: 'game-unavailable' });
  });

  test('FLT-035 FLT-036 what the player agreed to is held against the platform’s own reckoning', async () => {
    const here = table();
    const draw = await running(here);
    const line = { playType: '2D' as const, betNumber: ['1', '2'], singleAmount: '1', odds: '95' };
    const before = await money(here);
    const refused = async (change: Partial<InputOf<typeof placeBet>>) =>
      (await errorOf(place(here, bet(draw, change)))).code;
    expect(await refused({ lines: [{ ...line, odds: '96' }], totalAmount: '1' })).toBe('odds-changed');
    expect(await refused({ lines: [line], totalAmount: '2' })).toBe('odds-changed');
    expect(await refused({ lines: [line], totalAmount: '1', currency: 'EUR' })).toBe('odds-changed');
    expect(await refused({ lines: [{ ...line, singleAmount: '0.99' }], totalAmount: '0.99' })).toBe('bet-refused');
    expect(await refused({ lines: [{ ...line, singleAmount: '500.01' }], totalAmount: '500.01' })).toBe('bet-refused');
    expect(await refused({ lines: [{ ...line, singleAmount: '1.001' }], totalAmount: '1.001' })).toBe('bet-refused');
    expect(await refused({ lines: [{ ...line, betNumber: ['21', '2'] }], totalAmount: '2' })).toBe('bet-refused');
    expect(await refused({ lines: [{ ...line, betNumber: ['', '2'] }], totalAmount: '0' })).toBe('bet-refused');
    expect(
      await refused({
        lines: [{ ...line, playType: '4D', betNumber: ['1', '2', '3', '4'], odds: '8500' }],
        totalAmount: '1',
      }),
    ).toBe('bet-refused');
    expect(await refused({ lines: Array.from({ length: 21 }, () => line), totalAmount: '21' })).toBe('bet-refused');
    expect(await money(here)).toBe(before);
  });

  test('FLT-035 RSP-04 a limit, a break, an empty purse and a trial account take no bet', async () => {
    const big = {
      lines: [{ playType: 'BS' as const, betNumber: ['BS'], singleAmount: '2000', odds: '1.95' }],
      totalAmount: '4000',
    };
    const small = {
      lines: [{ playType: 'BS' as const, betNumber: ['B'], singleAmount: '3', odds: '1.95' }],
      totalAmount: '3',
    };
    for (const [scenario, change, code] of [
      ['limited', small, 'limit-reached'],
      ['excluded', small, 'on-a-break'],
      [
        'pending',
        { lines: Array.from({ length: 20 }, () => big.lines[0] as (typeof big.lines)[0]), totalAmount: '80000' },
        'insufficient-balance',
      ],
      ['trial', small, 'not-a-member'],
    ] as const) {
      const here = table(scenario);
      const draw = await running(here);
      const spent = () =>
        here.sandbox.world
          .ledger()
          .entries(`demo.${scenario}`)
          .filter(({ at }) => at >= noon).length;
      if (code === 'insufficient-balance') await place(here, bet(draw, small));
      const before = spent();
      expect((await errorOf(place(here, bet(draw, change)))).code, scenario).toBe(code);
      expect(spent(), scenario).toBe(before);
    }
  });
});
