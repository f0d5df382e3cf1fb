import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameFamilies } from './gameKinds.ts';
import type { RuleShape } from './kinds.ts';
import { type RuleId, ruleIds, ruleOf } from './ruleTable.ts';
import { tighten } from './tighten.ts';

const line = fc.record({
  name: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
  phone: fc.constantFrom('1', '2', null),
  link: fc.constantFrom('https://a.example/', 'https://b.example/'),
});

const amount = fc.constantFrom('1', '2', '2.5', '5', '10');
/** Caps by age: none, or up to three ages with an amount each and one for everyone else. */
const bands = fc
  .option(
    fc.tuple(
      fc.uniqueArray(fc.constantFrom(18, 21, 25, 30), { maxLength: 3 }),
      fc.tuple(amount, amount, amount, amount),
    ),
  )
  .map((drawn) => {
    const [ages, amounts] = drawn ?? [null, []];
    if (ages === null) return [];
    const young = ages.toSorted((a, b) => a - b).map((below, place) => ({ below, amount: amounts[place] }));
    return [...young, { amount: amounts[3] }];
  });

function valuesOf(shape: RuleShape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'switch':
      return fc.boolean();
    case 'bound':
      return fc.option(fc.integer({ min: 1, max: 500 }));
    case 'least':
      return fc.integer({ min: 0, max: 30 });
    case 'families':
      return fc.subarray([...gameFamilies]);
    case 'timeByFamily':
      return fc.record({ slot: fc.integer({ min: 0, max: 9 }), casino: fc.integer({ min: 0, max: 9 }) });
    case 'amountsByAge':
      return bands;
    case 'wait':
      return fc.record({ hours: fc.integer({ min: 0, max: 168 }), endOfPeriod: fc.boolean() });
    case 'order':
      return fc.constantFrom(...shape.words);
    case 'set':
      return fc.subarray([...shape.words]);
    case 'figures':
      return fc.option(
        fc.record(Object.fromEntries(shape.names.map((name) => [name, fc.integer({ min: 1, max: 90 })]))),
      );
    case 'restLengths': {
      const lengths = fc.uniqueArray(fc.constantFrom(0, 1, 6, 24), { minLength: 1 });
      return fc.record({ break: lengths, 'cool-off': lengths, exclusion: lengths }, { requiredKeys: [] });
    }
    case 'marks':
      return fc.array(fc.record({ words: fc.record({ EN: fc.constantFrom('One', 'Two') }), link: fc.constant(null) }), {
        maxLength: 3,
      });
    default:
      return fc.array(line, { maxLength: 3 });
  }
}

/** A value of a rule as the rule reads it. */
const readValue = (id: RuleId) => valuesOf(ruleOf(id).shape).map((value) => ruleOf(id).read(value) as never);
const threeOfOne = fc
  .constantFrom(...ruleIds)
  .chain((id) => fc.tuple(fc.constant(id), readValue(id), readValue(id), readValue(id)));

describe('tighten', () => {
  test('JUR-07 it is idempotent and associative, and never looser than either', () => {
    fc.assert(
      fc.property(threeOfOne, ([id, a, b, c]) => {
        const both = (one: never, other: never) => tighten(id, one, other).value as never;
        expect(both(a, a)).toEqual(a);
        expect(both(both(a, b), c)).toEqual(both(a, both(b, c)));
        expect(both(a, b)).toEqual(both(b, a));
        // Nothing is added to what holds by asking for either of its parts again.
        expect(both(both(a, b), a)).toEqual(both(a, b));
        expect(both(ruleOf(id).open as never, a)).toEqual(a);
      }),
      { numRuns: 10_000 },
    );
  });

  test('JUR-07 JUR-08 a wish that is looser changes nothing, and is said to be', () => {
    expect(tighten('session.realityMinutes', 30, 60)).toEqual({ value: 30, loosened: true });
    expect(tighten('session.realityMinutes', 30, 20)).toEqual({ value: 20, loosened: false });
    expect(tighten('session.realityMinutes', null, 60)).toEqual({ value: 60, loosened: false });
    expect(tighten('session.realityMinutes', 60, null)).toEqual({ value: 60, loosened: true });
    expect(tighten('vip', false, true)).toEqual({ value: false, loosened: true });
    expect(tighten('freePlay', 'verified', 'none')).toEqual({ value: 'none', loosened: false });
    expect(tighten('freePlay', 'verified', 'open')).toEqual({ value: 'verified', loosened: true });
    expect(tighten('helpLineStrip', true, false)).toEqual({ value: true, loosened: true });
  });
});
