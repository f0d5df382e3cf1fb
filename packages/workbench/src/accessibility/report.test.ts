import { readFileSync } from 'node:fs';
import { readProofs } from '@baize/tooling/requirements/proofs';
import { expect, test } from 'vitest';
import { levelA } from './levelA.ts';
import { levelAA } from './levelAA.ts';
import { judge, reportFile, reportOf } from './report.ts';

const proofs = [{ id: 'FLT-121', path: 'a.journey.ts' }];
const criterion = { num: '2.4.3', name: 'Focus Order' };

test('UI-02 the accessibility report is the one that the tests make; npm run requirements writes it', () => {
  expect(readFileSync(reportFile, 'utf8')).toBe(reportOf(readProofs().proofs));
});

test('UI-02 a row is supported only by tests that there are', () => {
  const level = (more: object) => judge({ ...criterion, ...more }, proofs).level;
  expect(level({ by: ['FLT-121 a.journey.ts'] })).toBe('supports');
  expect(level({ by: ['FLT-121 a.journey.ts'], lacking: 'A part is not met.' })).toBe('partially-supports');
  expect(level({})).toBe('not-evaluated');
  expect(level({ by: ['FLT-121 a.journey.ts', 'FLT-121 gone.journey.ts'] })).toBe('not-evaluated');
  expect(level({ by: ['FLT-122 a.journey.ts'] })).toBe('not-evaluated');
  expect(level({ failing: 'It is not met.' })).toBe('does-not-support');
  expect(judge(criterion, proofs).notes).toBe('No test proves it.');
});

test('UI-02 the report has each criterion of WCAG 2.2 on levels A and AA once', () => {
  const numbers = [...levelA, ...levelAA].map(({ num }) => num);
  expect(numbers).toHaveLength(55);
  expect(new Set(numbers).size).toBe(55);
});
