import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playTypes } from './lotteryPlay.ts';
import { lotteryLists, lotteryRecords, parseLotteryView, printLotteryView } from './lotteryView.ts';

const code = fc.option(fc.stringMatching(/^[\w-]{1,64}$/), { nil: null });
const family = fc.constantFrom('all' as const, 'vn' as const);
const view = fc.record({
  gameCode: code,
  vendor: code,
  playType: fc.option(fc.constantFrom(...playTypes), { nil: null }),
  list: fc.constantFrom(...lotteryLists),
  records: fc.constantFrom(...lotteryRecords),
  page: fc.integer({ min: 1, max: 999 }),
});

test('NAV-05 every view has its address, and the address its view', () => {
  fc.assert(
    fc.property(view, family, (shown, of) => {
      expect(parseLotteryView(new URLSearchParams(printLotteryView(shown, of).toString()), of)).toEqual(shown);
    }),
  );
});

test('NAV-05 gameCode, vendor and playType stand in the address only when they have a value', () => {
  const plain = parseLotteryView(new URLSearchParams(''), 'all');
  expect(printLotteryView(plain, 'all').toString()).toBe('');
  expect(printLotteryView({ ...plain, vendor: 'SVH' }, 'all').toString()).toBe('vendor=SVH');
  expect(parseLotteryView(new URLSearchParams(''), 'vn')).toMatchObject({ list: 'vn', records: 'vn' });
});

test('FLT-053 whatever stands in the address, the view is one that can be shown', () => {
  const hostile = fc.constantFrom(
    '<img src=x>',
    'x'.repeat(10_000),
    '\u0000',
    '../..',
    'javascript:1',
    '0',
    '-1',
    '1e9',
    '',
  );
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('gameCode', 'vendor', 'playType', 'list', 'records', 'page'),
        fc.oneof(hostile, fc.string()),
      ),
      family,
      (fields, of) => {
        const shown = parseLotteryView(new URLSearchParams(fields), of);
        expect(parseLotteryView(printLotteryView(shown, of), of)).toEqual(shown);
        for (const value of [shown.gameCode, shown.vendor]) expect(value ?? 'none').toMatch(/^[\w-]{1,64}$/);
        expect(shown.page >= 1 && shown.page <= 999).toBe(true);
      },
    ),
  );
});
