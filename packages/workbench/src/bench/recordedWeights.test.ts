import { expect, test } from 'vitest';
import { readWeights, weightProblems } from './recordedWeights.ts';

const size = (name: string, script: number, styles: number) => ({ name, entry: '@baize/ui', script, styles });
const recorded = new Map([['Tree', { script: 2000, styles: 1000 }]]);

test('a component may become a tenth heavier than recorded, and no more, in script or in styles', () => {
  expect(weightProblems([size('Tree', 2.2, 1.1)], recorded)).toEqual([]);
  expect(weightProblems([size('Tree', 0.1, 0.1)], recorded)).toEqual([]);
  expect(weightProblems([size('Tree', 2.201, 1)], recorded)).toEqual(['Tree: script of 2201 bytes instead of 2000.']);
  expect(weightProblems([size('Tree', 2, 1.101)], recorded)).toEqual(['Tree: styles of 1101 bytes instead of 1000.']);
});

test('a few bytes of a small one are no growth', () => {
  const small = new Map([['Text', { script: 200, styles: 0 }]]);
  expect(weightProblems([size('Text', 0.25, 0.05)], small)).toEqual([]);
  expect(weightProblems([size('Text', 0.251, 0)], small)).toEqual(['Text: script of 251 bytes instead of 200.']);
});

test('a component that comes or goes has to be recorded', () => {
  expect(weightProblems([size('Bush', 1, 1)], recorded)).toEqual([
    'Bush is not recorded.',
    'Tree is recorded and is no more.',
  ]);
});

test('what is recorded can be read', () => {
  const weights = readWeights();
  expect(weights.size).toBeGreaterThan(150);
  expect([...weights.values()].filter(({ script }) => !(script > 50))).toEqual([]);
});
