import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordPresets } from '../records/recordSpans.ts';
import {
  billSides,
  billStates,
  firstBillView,
  firstIncomeView,
  incomeSources,
  parseBillView,
  parseIncomeView,
  printBillView,
  printIncomeView,
} from './billViews.ts';
import { contractKinds } from './contractTerms.ts';

const orNull = <T>(values: readonly T[]) => fc.constantFrom(null, ...values);
const record = {
  dates: fc.constantFrom(...recordPresets).map((preset) => ({ preset })),
  page: fc.integer({ min: 1, max: 999_999 }),
  open: orNull(['B-241101-0412']),
};
const id = fc.constantFrom('B-241101-0412', 'B-241106-0007', '17');
const billView = fc.record({
  ...record,
  side: fc.constantFrom(...billSides),
  kind: orNull(['all' as const, ...contractKinds]),
  status: orNull(billStates),
  selected: fc.option(fc.uniqueArray(id)),
});
const incomeView = fc.record({ ...record, source: orNull(incomeSources), account: orNull(['A17', 'hung.tr']) });

describe('AGT-08 AGT-11 the address of bills and income', () => {
  test('reads back every view that it holds', () => {
    fc.assert(
      fc.property(billView, (view) => {
        expect(parseBillView(printBillView(view))).toEqual(view);
      }),
    );
    fc.assert(
      fc.property(incomeView, (view) => {
        expect(parseIncomeView(printIncomeView(view))).toEqual(view);
      }),
    );
  });

  test('leaves out what is malformed', () => {
    const query = new URLSearchParams('side=mine&kind=gift&status=late&page=-1&days=99&source=x&account=<b>');
    expect(parseBillView(query)).toEqual(firstBillView);
    expect(parseIncomeView(query)).toEqual(firstIncomeView);
    expect(parseBillView(new URLSearchParams('selected=1,<b>,,2')).selected).toEqual(['1', '2']);
  });
});
