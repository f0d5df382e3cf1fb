import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './answer.ts';
import { sendContactCode } from './contacts.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { read } from './fixture.ts';
import { countingDrops } from './list.ts';
import { closingState, loginHistory, memberIcons, memberProfile } from './profile.ts';
import { accountRecord, accountRecords, bettingRecord, bettingRecords, personalProfit } from './records.ts';

const bet = {
  orderNo: 'B261121-000001',
  betTime: 1_795_262_400_000,
  gameCategory: 'RNG',
  vassalage: 'OMB',
  vassalageName: 'Ombrelith',
  gameCode: 'OMB-7',
  gameName: 'Amber Heron Trail',
  icon: '/art/games/OMB/OMB-7.svg',
  betAmount: '120.00',
  validBet: '120.00',
  payout: '606.40',
  winLoss: '486.40',
  status: 'won',
};
const figures = { count: 1, betAmount: '120.00', validBet: '120.00', payout: '606.40', winLoss: '486.40' };
const bets = { list: [bet], totals: figures, totalPages: 1, currency: 'PKR' };
const movement = {
  referenceNo: 'W261121000001',
  applyTime: 1_795_262_400_000,
  type: 'withdrawal',
  name: 'Bank transfer',
  amount: '-500.00',
  status: 'paid',
  remark: null,
  receiptId: 'RC-1',
};
const movements = {
  list: [movement],
  totals: { count: 1, gained: '0.00', spent: '500.00', net: '-500.00' },
  totalPages: 1,
  currency: 'PKR',
};
const profit = {
  totals: figures,
  step: 'day',
  categories: [{ gameCategory: 'RNG', ...figures }],
  periods: [{ from: 1_795_176_000_000, to: 1_795_262_400_000, ...figures }],
  currency: 'PKR',
};
const profile = {
  account: 'demo.member',
  nickname: 'Rania',
  birthday: '1991-06-04',
  avatarId: 'u9',
  avatar: '/art/avatars/u9.svg',
  mobileNum: '+92 ••• 567',
  mobileFixed: false,
  linkedAccount: null,
  email: 'd•••@mail.example',
  hasPaymentPassword: '1',
  passwordTime: null,
  verification: null,
  hasAuthenticator: 0,
};
const login = {
  loginId: 'L1',
  loginTime: 1_795_262_400_000,
  ip: '203.0.•••',
  countryCode: 'PK',
  device: 'Chrome, Android',
  type: 'password',
  current: true,
};

const sound: readonly [string, AnyEndpoint, object][] = [
  ['bettingRecords', bettingRecords, bets],
  ['bettingRecord', bettingRecord, { record: bet, settleTime: null, lottery: null, currency: 'PKR' }],
  ['accountRecords', accountRecords, movements],
  ['accountRecord', accountRecord, { record: movement, currency: 'PKR' }],
  ['personalProfit', personalProfit, profit],
  ['memberProfile', memberProfile, profile],
  ['memberIcons', memberIcons, [{ iconId: 'u1', icon: '/art/avatars/u1.svg' }]],
  ['loginHistory', loginHistory, [login]],
  ['closingState', closingState, { obstacles: ['balance'], balance: '5.00', keptDays: 30 }],
  ['sendContactCode', sendContactCode, { expiredMinutes: 2 }],
];

const head = { status: 200, ok: true, headers: new Headers(), hadToken: true };
const answered = (endpoint: AnyEndpoint, value: unknown) =>
  readAnswer(endpoint, head, JSON.stringify({ success: true, value }), 0);

/** Every text and figure that a page could put on the screen. */
function shown(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(shown) : [];
}

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

  test('FLT-080 periods out of order are put in order', () => {
    const [later] = profit.periods;
    const earlier = { ...later, from: 1, to: 2 };
    expect(read(personalProfit, { ...profit, periods: [later, earlier] }).periods.map(({ from }) => from)).toEqual([
      1, 1_795_176_000_000,
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

  test.each(sound)(
    'FLT-080 %s: whatever any of its fields turns into, nothing odd could be shown',
    (_, endpoint, value) => {
      expect(answered(endpoint, value).ok).toBe(true);
      const places = pathsIn(value);
      fc.assert(
        fc.property(fc.constantFrom(...places), fc.oneof(fc.jsonValue(), odd), (path, other) => {
          const answer = answered(endpoint, replaced(value, path, other));
          if (!answer.ok) {
            expect(answer.details).toMatchObject({ code: 'malformed' });
            return;
          }
          const strange = shown(answer.value).filter((text) =>
            /^(?:NaN|undefined|null|-?Infinity|\[object Object\])$/.test(text),
          );
          // A name is shown as it came, whatever it is; a figure, a moment and a state are never these.
          expect(strange.filter((text) => text !== other)).toEqual([]);
        }),
        { numRuns: 400 },
      );
    },
  );

  const odd = fc.constantFrom(null, 'NaN', 'undefined', '', -1, 1e21, 1.5, '1e309', [], {}, true, '٣', '\u202E1');

  /** Every place of a value, by the keys that lead there. */
  function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
    if (typeof value !== 'object' || value === null) return [[...path]];
    const below = Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]));
    return path.length > 0 ? [[...path], ...below] : below;
  }

  function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
    if (key === undefined) return other;
    const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
    const fields = copy as Record<string, unknown>;
    fields[key] = replaced(fields[key], rest, other);
    return copy;
  }
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
