import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../base/calendar.ts';
import { gameTypes } from '../games/games.ts';
import { movementStates } from '../money/movements.ts';
import { profitSteps } from './profit.ts';
import { recordPresets } from './recordSpans.ts';
import { accountTypes, betStatuses } from './records.ts';
import {
  type BetView,
  firstAccountView,
  firstBetView,
  firstProfitView,
  parseAccountView,
  parseBetView,
  parseProfitView,
  printAccountView,
  printBetView,
  printProfitView,
  withFilters,
} from './recordViews.ts';
import {
  parseTeamAccountView,
  parseTeamBetView,
  parseTeamProfitView,
  printTeamAccountView,
  printTeamBetView,
  printTeamProfitView,
  teamProfitViews,
} from './teamViews.ts';

const dates = fc.oneof(
  fc.constantFrom(...recordPresets).map((preset) => ({ preset })),
  fc
    .tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 365 }))
    .map(([from, length]) => ({ first: addDays('2010-01-01', from), last: addDays('2010-01-01', from + length) })),
);
const orNull = <T>(values: readonly T[]) => fc.constantFrom(null, ...values);
const record = {
  dates,
  page: fc.integer({ min: 1, max: 999_999 }),
  open: orNull(['B261121-000123', 'W26_1']),
};
const betView = fc.record({
  ...record,
  category: orNull(gameTypes),
  vendor: orNull(['OMB', 'TCG_SEA']),
  status: orNull(betStatuses),
});
const accountView = fc.record({ ...record, type: orNull(accountTypes), status: orNull(movementStates) });
const profitView = fc.record({ dates, category: orNull(gameTypes), step: orNull(profitSteps) });

const part = fc.oneof(
  fc.constant({ account: null, branch: false }),
  fc.record({ account: fc.constantFrom('70010006', 'a-1'), branch: fc.boolean() }),
);

test('AGT-06 AGT-07 AGT-09 the address of a report reads back every view that it holds', () => {
  fc.assert(
    fc.property(
      betView,
      accountView,
      part,
      dates,
      fc.constantFrom(...teamProfitViews),
      (bets, account, of, days, by) => {
        expect(parseTeamBetView(printTeamBetView({ ...bets, ...of }))).toEqual({ ...bets, ...of });
        expect(parseTeamAccountView(printTeamAccountView({ ...account, ...of }))).toEqual({ ...account, ...of });
        const profit = { dates: days, page: bets.page, account: of.account, by };
        expect(parseTeamProfitView(printTeamProfitView(profit))).toEqual(profit);
      },
    ),
  );
});

describe('MEM-17 the address of a record', () => {
  test('reads back every view that it holds', () => {
    fc.assert(
      fc.property(betView, (view) => {
        expect(parseBetView(printBetView(view))).toEqual(view);
      }),
    );
    fc.assert(
      fc.property(accountView, (view) => {
        expect(parseAccountView(printAccountView(view))).toEqual(view);
      }),
    );
    fc.assert(
      fc.property(profitView, (view) => {
        expect(parseProfitView(printProfitView(view))).toEqual(view);
      }),
    );
  });

  test('is empty for what is shown at first', () => {
    expect(String(printBetView(firstBetView))).toBe('');
    expect(String(printAccountView(firstAccountView))).toBe('');
    expect(String(printProfitView(firstProfitView))).toBe('');
    expect(parseBetView(new URLSearchParams())).toEqual(firstBetView);
  });

  test.each([
    ['page=0', firstBetView],
    ['page=1e3', firstBetView],
    ['page=-1&status=winning', firstBetView],
    ['category=rng&vendor=<b>', firstBetView],
    ['open=../../x', firstBetView],
    ['first=2026-11-09&last=2026-11-02', firstBetView],
    ['days=7&days=30', firstBetView],
    [`vendor=${'x'.repeat(10_000)}`, firstBetView],
  ])('FLT-053 leaves out what is none of it: %.60s', (query, view) => {
    expect(parseBetView(new URLSearchParams(query))).toEqual(view);
  });

  test('FLT-053 any address is some view that prints again', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('days', 'first', 'last', 'page', 'open', 'category', 'vendor', 'status'),
            fc.oneof(fc.string(), fc.constantFrom('7', 'RNG', 'won')),
          ),
        ),
        (pairs) => {
          const view = parseBetView(new URLSearchParams(pairs));
          expect(parseBetView(printBetView(view))).toEqual(view);
        },
      ),
    );
  });
});

test('MEM-17 another filter starts at the first page with nothing opened, another category without the vendor', () => {
  const view: BetView = { ...firstBetView, category: 'RNG', vendor: 'OMB', page: 4, open: 'B1' };
  expect(withFilters(view, { status: 'won' })).toEqual({ ...view, status: 'won', page: 1, open: null });
  expect(withFilters(view, { category: 'LIVE' })).toEqual({
    ...view,
    category: 'LIVE',
    vendor: null,
    page: 1,
    open: null,
  });
  expect(withFilters(view, { category: 'LIVE', vendor: 'MRQ' }).vendor).toBe('MRQ');
});
