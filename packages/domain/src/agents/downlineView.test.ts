import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordPresets } from '../records/recordSpans.ts';
import {
  downlineActivity,
  downlineContracts,
  downlineFilterCount,
  downlineKinds,
  firstDownlineView,
  parseDownlineView,
  printDownlineView,
} from './downlineView.ts';

const orNull = <T>(values: readonly T[]) => fc.constantFrom(null, ...values);
const id = orNull(['70010005', 'A_1-b']);
const view = fc
  .record({
    dates: fc.oneof(
      fc.constantFrom(...recordPresets).map((preset) => ({ preset })),
      fc.constant({ first: '2026-11-01', last: '2026-11-07' }),
    ),
    who: orNull(downlineKinds),
    level: fc.option(fc.integer({ min: 1, max: 99 }).map(String)),
    contract: orNull(downlineContracts),
    active: orNull(downlineActivity),
    branch: id,
    find: fc.string({ maxLength: 32 }).map((text) => text.trim()),
    hit: fc.integer({ min: 1, max: 9999 }),
    account: id,
    transfer: fc.boolean(),
  })
  .map((each) => ({ ...each, transfer: each.transfer && each.account !== null }));

describe('AGT-05 the address of the tree', () => {
  test('reads back every view that it holds', () => {
    fc.assert(
      fc.property(view, (each) => {
        expect(parseDownlineView(printDownlineView(each))).toEqual(each);
      }),
    );
  });

  test('is empty for what is shown at first', () => {
    expect(String(printDownlineView(firstDownlineView))).toBe('');
    expect(parseDownlineView(new URLSearchParams())).toEqual(firstDownlineView);
  });

  test.each([
    'level=0',
    'level=x',
    'who=both',
    'contract=C0001',
    'active=8',
    'branch=../x',
    'hit=-1',
    'tab=transfer',
    'first=2026-11-09&last=2026-11-02',
  ])('FLT-053 leaves out what is none of it: %s', (query) => {
    expect(parseDownlineView(new URLSearchParams(query))).toEqual(firstDownlineView);
  });
});

test('AGT-05 counts the filters that narrow the tree', () => {
  expect(downlineFilterCount(firstDownlineView)).toBe(0);
  expect(downlineFilterCount({ who: 'agent', level: '3', contract: null, active: '7' })).toBe(3);
});
