import type { AccountType, BetStatus, MovementState } from '@baize/domain';
import { describe, expect, test, vi } from 'vitest';
import { accountCalls, betCalls, menuCalls, sessionCalls, siteCalls } from '../src/index.ts';
import { signed, sum } from './calls.fixture.ts';

describe('site', () => {
  const site = {
    modules: ['A'],
    rules: {},
    imageHosts: [],
    gameHosts: ['https://g.example'],
    country: 'PK',
    dialCode: '+92',
  };
  test.each([
    ['open', 0, false, false],
    ['maintenance', 1, true, false],
    ['blocked', 2, false, true],
  ] as const)(
    'ADP-08 a site that is %s says so in both places',
    async (state, status, maintenance, regionRestriction) => {
      const { permission, systemStatus } = siteCalls(async () => ({ ...site, state }));
      expect(await systemStatus({}, signed())).toEqual({ status, ip: '203.0.113.9' });
      const { info } = await permission({ url: 'play.example' }, signed());
      expect(info).toMatchObject({ maintenance, regionRestriction, whitelabel: [{ modId: 'A', enabled: '1' }] });
    },
  );

  test('ADP-06 a category without vendors is in no menu, and lanes are those of one category', async () => {
    const vendor = { code: 'OMB', name: 'Ombra', logo: null, games: 3, isOpen: false };
    const { gameMenus, vendorLanes } = menuCalls(async () => [
      { category: 'RNG', vendors: [vendor] },
      { category: 'LIVE', vendors: [vendor, vendor] },
      { category: 'LOTT', vendors: [] },
    ]);
    const menu = (await gameMenus({}, signed())) as { gameCategory: string; vendors: unknown[] }[];
    expect(menu.map(({ gameCategory, vendors }) => [gameCategory, vendors.length])).toEqual([
      ['RNG', 1],
      ['LIVE', 2],
    ]);
    expect(menu[0]?.vendors[0]).toMatchObject({ vassalage: 'OMB', gameType: 'RNG', maintenance: true, gameCount: 3 });
    const { data } = await vendorLanes({ gameType: 'live' }, signed());
    expect(data.lanes).toMatchObject([{ title: 'LIVE', cards: [{ vassalage: 'OMB' }, { vassalage: 'OMB' }] }]);
  });
});

test('ADP-15 addresses of sessions are shortened, and only the others are ended', async () => {
  const end = vi.fn(async () => undefined);
  const one = { since: 5, country: 'PK', device: 'Phone' };
  const { openSessions, loginHistory, endOtherSessions } = sessionCalls({
    all: async () => [
      { id: 'a', ip: '203.0.113.77', current: true, ...one },
      { id: 'b', ip: '2001:db8::77', current: false, ...one },
      { id: 'c', ip: null, current: false, ...one },
    ],
    end,
  });
  const open = (await openSessions({}, signed())) as { ip: string | null }[];
  expect(open.map(({ ip }) => ip)).toEqual(['203.0.113.•', '2001:db8::•', null]);
  expect(await loginHistory({}, signed())).toMatchObject([{ loginId: 'a', loginTime: 5, type: 'password' }, {}, {}]);
  await endOtherSessions({}, signed());
  expect(end.mock.calls.map(([id]: unknown[]) => id)).toEqual(['b', 'c']);
});

describe('records', () => {
  const bet = (reference: string, category: string, status: BetStatus, stake: number, payout: number) => ({
    reference,
    placedAt: 1,
    settledAt: null,
    category,
    vendor: 'OMB',
    vendorName: 'Ombra',
    gameCode: 'g',
    gameName: 'G',
    picture: null,
    stake: sum(stake),
    payout: sum(payout),
    status,
  });
  const bets = [
    bet('1', 'RNG', 'won', 100, 250),
    bet('2', 'RNG', 'pending', 300, 0),
    bet('3', 'LIVE', 'lost', 400, 0),
    bet('4', 'RNG', 'cancelled', 500, 500),
  ];
  const { bettingRecords, bettingRecord } = betCalls({
    currency: async () => sum(0),
    all: async () => bets,
    one: async (wanted) => bets.find(({ reference }) => reference === wanted),
  });

  test('ADP-01 sums are over all bets that the filter leaves, not over the page', async () => {
    const asked = { from: 0, to: 9, pageNo: 1, pageSize: 1 };
    const rng = await bettingRecords({ ...asked, gameCategory: 'RNG' }, signed());
    expect(rng).toMatchObject({
      list: [{ orderNo: '1', winLoss: '1.50' }],
      totals: { count: 3, betAmount: '9.00', validBet: '1.00', payout: '2.50', winLoss: '1.50' },
      totalPages: 3,
      currency: 'PKR',
    });
    expect(await bettingRecords({ ...asked, status: 'lost' }, signed())).toMatchObject({
      totals: { count: 1, winLoss: '-4.00' },
    });
    expect(await bettingRecords({ ...asked, vassalage: 'none' }, signed())).toMatchObject({
      list: [],
      totals: { count: 0, betAmount: '0.00' },
    });
  });

  test('ADP-08 a bet that is not there is not found', async () => {
    expect(await bettingRecord({ orderNo: '3' }, signed())).toMatchObject({ record: { winLoss: '-4.00' } });
    await expect(bettingRecord({ orderNo: '9' }, signed())).rejects.toMatchObject({ code: 'not-found' });
  });

  test('ADP-01 sums of the account count what moved money alone', async () => {
    const entry = (reference: string, type: AccountType, status: MovementState, minor: number) => ({
      reference,
      at: 1,
      type,
      name: null,
      sum: sum(minor),
      status,
    });
    const entries = [
      entry('1', 'deposit', 'credited', 1000),
      entry('2', 'deposit', 'in-review', 5000),
      entry('3', 'withdrawal', 'paid', -300),
      entry('4', 'wallet', 'done', 70),
    ];
    const { accountRecords, accountRecord } = accountCalls({
      currency: async () => sum(0),
      all: async () => entries,
      one: async () => undefined,
    });
    expect(await accountRecords({ from: 0, to: 9, pageNo: 2, pageSize: 3 }, signed())).toMatchObject({
      list: [{ referenceNo: '4', amount: '0.70' }],
      totals: { count: 4, gained: '10.00', spent: '3.00', net: '7.00' },
      totalPages: 2,
    });
    await expect(accountRecord({ referenceNo: '9' }, signed())).rejects.toMatchObject({ code: 'not-found' });
  });
});
