import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { closingState, memberIcons, memberProfile } from '../src/account/profile.ts';
import { readAnswer } from '../src/base/answer.ts';
import type { AnyEndpoint } from '../src/base/endpoint.ts';
import { countingDrops } from '../src/base/list.ts';
import { accountRecords } from '../src/records/accountRecords.ts';
import { bettingRecords, personalProfit } from '../src/records/betRecords.ts';
import { read } from './fixture.ts';
import { bet, bets, figures, movement, movements, profit } from './records.fixture.ts';

const head = { status: 200, ok: true, headers: new Headers(), hadToken: true };

const answered = (endpoint: AnyEndpoint, value: unknown) =>
  readAnswer(endpoint, head, JSON.stringify({ success: true, value }), 0);

describe('API-01 what the platform writes becomes ours', () => {
  test('MEM-08 a bet', () => {
    expect(read(bettingRecords, bets)).toEqual({
      bets: [
        {
          reference: 'B261121-000001',
          at: 1_795_262_400_000,
          category: 'RNG',
          vendor: 'OMB',
          vendorName: 'Ombrelith',
          game: 'Amber Heron Trail',
          gameCode: 'OMB-7',
          picture: '/art/games/OMB/OMB-7.svg',
          stake: '120.00',
          valid: '120.00',
          payout: '606.40',
          result: '486.40',
          status: 'won',
        },
      ],
      totals: { count: 1, stake: '120.00', valid: '120.00', payout: '606.40', result: '486.40' },
      totalPages: 1,
      more: null,
      currency: 'PKR',
    });
  });

  test('MEM-09 a movement, its receipt by a plain id; a type we do not know is another', () => {
    const { records } = read(accountRecords, {
      ...movements,
      list: [movement, { ...movement, referenceNo: 7, type: 'loan' }],
    });
    expect(records).toMatchObject([
      { reference: 'W261121000001', at: 1_795_262_400_000, amount: '-500.00', status: 'paid', receipt: 'RC-1' },
      { reference: '7', type: 'other' },
    ]);
  });

  test('MEM-02 a profile, its flags closed by default', () => {
    expect(
      read(memberProfile, { account: 'x', hasPaymentPassword: 'maybe', mobileFixed: 'sure', birthday: 'soon' }),
    ).toEqual({
      account: 'x',
      nickname: null,
      birthday: null,
      avatar: { id: null, picture: null },
      mobile: { shown: null, fixed: false },
      linked: null,
      email: { shown: null, fixed: false },
      paymentPassword: false,
      passwordChangedAt: null,
      verification: null,
      authenticator: false,
    });
  });
});

describe('malformed records', () => {
  test.each(['NaN', '1e309', '-0', 'Infinity', '12,5', '0x10', null, undefined, {}, '1'.repeat(21)])(
    'FLT-033 FLT-080 a row whose stake is %j is left out and counted, never shown wrong',
    (betAmount) => {
      const { result, dropped } = countingDrops(() =>
        read(bettingRecords, {
          ...bets,
          list: [
            { ...bet, betAmount },
            { ...bet, orderNo: 'B2' },
          ],
        }),
      );
      expect(result.bets.map(({ reference }) => reference)).toEqual(['B2']);
      expect(dropped).toBe(1);
    },
  );

  test.each(['NaN', '1e309', null, undefined])(
    'FLT-033 totals of %j are no totals: the answer is malformed',
    (winLoss) => {
      expect(answered(bettingRecords, { ...bets, totals: { ...figures, winLoss } })).toMatchObject({
        ok: false,
        details: { code: 'malformed' },
      });
      expect(answered(personalProfit, { ...profit, totals: { ...figures, winLoss } }).ok).toBe(false);
    },
  );

  test('FLT-033 a decimal of a hundred-thousandth keeps every digit', () => {
    const long = '123456789012345678.000000000001';
    const [first] = read(bettingRecords, { ...bets, list: [{ ...bet, betAmount: long }] }).bets;
    expect(first?.stake).toBe(long);
  });

  test('FLT-088 a reference, category, period or picture that comes twice stands once', () => {
    expect(read(bettingRecords, { ...bets, list: [bet, bet, { ...bet, gameName: 'Other' }] }).bets).toHaveLength(1);
    expect(read(accountRecords, { ...movements, list: [movement, movement] }).records).toHaveLength(1);
    const twice = {
      ...profit,
      categories: [...profit.categories, ...profit.categories],
      periods: [...profit.periods, ...profit.periods],
    };
    const read2 = read(personalProfit, twice);
    expect([read2.categories.length, read2.periods.length]).toEqual([1, 1]);
    expect(
      read(memberIcons, [
        { iconId: 'u1', icon: 'a' },
        { iconId: 'u1', icon: 'b' },
      ]),
    ).toEqual([{ id: 'u1', picture: 'a' }]);
    expect(read(closingState, { obstacles: ['bets', 'bets', 'ghosts'], balance: null }).obstacles).toEqual(['bets']);
  });

  test('FLT-088 an unknown status is left out, an unknown category of profit stays with its figures', () => {
    const { result, dropped } = countingDrops(() =>
      read(bettingRecords, { ...bets, list: [{ ...bet, status: 'maybe' }] }),
    );
    expect([result.bets, dropped]).toEqual([[], 1]);
    const [row] = read(personalProfit, { ...profit, categories: [{ gameCategory: 'CHESS', ...figures }] }).categories;
    expect(row).toMatchObject({ category: 'CHESS', result: '486.40' });
  });

  test.each([0, 1_795_262_400, 1_671_000_000_000_000, 'soon'])(
    'FLT-087 a record of %j is shown without a time',
    (time) => {
      const { bets: placed } = read(bettingRecords, { ...bets, list: [{ ...bet, betTime: time as never }] });
      const { records } = read(accountRecords, { ...movements, list: [{ ...movement, applyTime: time as never }] });
      expect([...placed, ...records].map(({ at }) => at)).toEqual([null, null]);
    },
  );

  test('FLT-080 periods out of order are put in order', () => {
    const [later] = profit.periods;
    const earlier = { ...later, from: 1_794_571_200_000, to: 1_795_176_000_000 };
    expect(read(personalProfit, { ...profit, periods: [later, earlier] }).periods.map(({ from }) => from)).toEqual([
      1_794_571_200_000, 1_795_176_000_000,
    ]);
  });

  test('FLT-080 a list of 100,000 rows is cut and the rest counted', () => {
    const list = Array.from({ length: 100_000 }, (_, place) => ({ ...bet, orderNo: `B${place}` }));
    const { result, dropped } = countingDrops(() => read(bettingRecords, { ...bets, list }));
    expect(result.bets.length + dropped).toBe(100_000);
  });

  test('FLT-096 fields that are new to us change nothing', () => {
    expect(read(bettingRecords, { ...bets, list: [{ ...bet, odds: 3 }], news: [] })).toEqual(
      read(bettingRecords, bets),
    );
  });
});

test('MEM-17 the inputs of records say no to what no page asks', () => {
  const span = { from: 0, to: 1 };
  for (const [input, good] of [
    [{ ...span }, true],
    [{ from: '1795176000000', to: '1795262400000', pageNo: '3', pageSize: '1000' }, true],
    [{ ...span, pageSize: 1001 }, false],
    [{ ...span, pageSize: 0 }, false],
    [{ ...span, pageNo: 0 }, false],
    [{ from: -1, to: 1 }, false],
    [{ from: '1e3', to: '2e3' }, false],
    [{ from: 0.5, to: 1 }, false],
    [{ ...span, status: 'winning' }, false],
    [{ ...span, gameCategory: 'CHESS' }, false],
    [{ to: 1 }, false],
  ] as const)
    expect([JSON.stringify(input), safeParse(bettingRecords.input, input).success]).toEqual([
      JSON.stringify(input),
      good,
    ]);
});
