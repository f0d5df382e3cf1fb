import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveRules } from '../rules/index.ts';
import { assignVariant, type Experiment, evaluate, type Participant } from './experiments.ts';

const experiment: Experiment = {
  key: 'order',
  variants: ['one', 'two', 'three'],
  weights: [5, 3, 2],
  from: 1000,
  to: 2000,
  for: {},
};
const participant: Participant = {
  unit: 'u',
  now: 1000,
  language: 'EN',
  device: 'desk',
  viewer: 'visitor',
  segments: [],
  rules: effectiveRules({}, 1000).rules,
};
const units = Array.from({ length: 100_000 }, (_, at) => `unit-${at}`);

function countsOf(names: readonly (string | undefined)[]): Map<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

test('OPS-32 weights hold within one percent over 100,000 units, whatever the units look like', () => {
  const likes = [units, units.map((_, at) => String(at)), units.map((_, at) => at.toString(16).padStart(32, '0'))];
  for (const all of likes) {
    const counts = countsOf(all.map((unit) => assignVariant(experiment, unit)));
    for (const [at, variant] of experiment.variants.entries()) {
      const share = (counts.get(variant) ?? 0) / all.length;
      expect(Math.abs(share - (experiment.weights[at] ?? 0) / 10), variant).toBeLessThan(0.01);
    }
  }
});

test('OPS-32 two experiments are independent of each other', () => {
  const pairs: [string, string][] = [
    ['order', 'order2'],
    ['a', 'b'],
    ['home-lanes', 'home-hero'],
  ];
  for (const [first, second] of pairs) {
    const even = { variants: ['x', 'y'], weights: [1, 1] };
    const cells = countsOf(
      units.map(
        (unit) => `${assignVariant({ key: first, ...even }, unit)}${assignVariant({ key: second, ...even }, unit)}`,
      ),
    );
    const sum = (pattern: RegExp) =>
      [...cells].reduce((all, [cell, count]) => all + (pattern.test(cell ?? '') ? count : 0), 0);
    const chi = ['xx', 'xy', 'yx', 'yy'].reduce((all, cell) => {
      const [row = '', column = ''] = cell;
      const foreseen = (sum(new RegExp(`^${row}`)) * sum(new RegExp(`${column}$`))) / units.length;
      return all + ((cells.get(cell) ?? 0) - foreseen) ** 2 / foreseen;
    }, 0);
    // One degree of freedom: 10.83 is passed once in a thousand.
    expect(chi, `${first} and ${second}`).toBeLessThan(10.83);
  }
});

test('OPS-32 a unit keeps its variant, and one of the variants it is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (key, unit) => {
      const once = assignVariant({ ...experiment, key }, unit);
      expect(experiment.variants).toContain(once);
      expect(assignVariant({ ...experiment, key }, unit)).toBe(once);
    }),
  );
});

test('OPS-34 a participant gets a variant with its reason', () => {
  expect(evaluate(experiment, 'one', participant)).toMatchObject({ reason: 'SPLIT', variant: expect.any(String) });
  expect(evaluate(undefined, 'own', participant)).toEqual({ value: 'own', reason: 'DEFAULT' });
});

test.each<[string, Partial<Participant>, Partial<Experiment>]>([
  ['without consent, for robots and in previews', { unit: null }, {}],
  ['before it begins', { now: 999 }, {}],
  ['once it has ended', { now: 2000 }, {}],
  ['for another audience', {}, { for: { viewers: ['player'] } }],
  ['for who is left out', {}, { for: { not: { devices: ['desk'] } } }],
])('OPS-34 the first variant is for everybody %s', (_, who, what) => {
  for (const unit of units.slice(0, 50)) {
    const { value, variant } = evaluate({ ...experiment, ...what }, 'one', { ...participant, unit, ...who });
    expect([value, variant]).toEqual(['one', undefined]);
  }
});
