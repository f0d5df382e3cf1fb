import { expect, test } from 'vitest';
import { overBudget, parseBudget, readBudget } from './budget.ts';
import type { Report } from './report.ts';

const page = `# The tests

| step | \`npm test\` |
| ---- | ---------- |
| unit | 1          |

<!-- budget -->

| step     | \`npm test\` | \`--all\` | \`--deep\` |
| -------- | ---------- | ------- | -------- |
| check    | 90         | 90      | 90       |
| unit     | 100        | 200     | 600      |

<!-- /budget -->
`;
const budget = parseBudget(page);

const outcome = (name: string, seconds: number) => ({ name, seconds, passed: 1, failures: [], secondTries: [] });
const report = (change: Partial<Report>): Report => ({
  tier: 'full',
  seconds: 400,
  machine: { cpus: 2, load: [3, 2, 1], loadAtStart: 0.9 },
  shard: null,
  passed: 2,
  failures: [],
  secondTries: [],
  outcomes: [outcome('check', 90), outcome('build', 999), outcome('unit', 300)],
  ...change,
});

test('the budget is the table between the marks', () => {
  expect(Object.fromEntries(budget)).toEqual({
    check: { quick: 90, full: 90, deep: 90 },
    unit: { quick: 100, full: 200, deep: 600 },
  });
});

test('a step that takes over a tenth more than the budget of its set fails', () => {
  expect(overBudget(report({}), budget)).toEqual(['unit took 300 s of its 200']);
  expect(overBudget(report({ tier: 'deep' }), budget)).toEqual([]);
  const taking = (seconds: number) => report({ outcomes: [outcome('check', 90), outcome('unit', seconds)] });
  expect(overBudget(taking(220), budget)).toEqual([]);
  expect(overBudget(taking(221), budget)).toEqual(['unit took 221 s of its 200']);
});

test('a set without seconds for a step is judged without it', () => {
  const engines = parseBudget(
    page.replace('<!-- /budget -->', '').trimEnd().concat('\n| engines | – | 150 | – |\n\n<!-- /budget -->\n'),
  );
  expect(engines.get('engines')).toEqual({ quick: Infinity, full: 150, deep: Infinity });
  expect(overBudget(report({ tier: 'quick' }), engines)).toEqual(['unit took 300 s of its 100']);
  const withEngines = (seconds: number) =>
    report({ outcomes: [outcome('check', 90), outcome('unit', 200), outcome('engines', seconds)] });
  expect(overBudget(withEngines(150), engines)).toEqual([]);
  expect(overBudget(withEngines(166), engines)).toEqual(['engines took 166 s of its 150']);
});

test.each([
  ['on a busy machine', { machine: { cpus: 2, load: [1, 1, 1], loadAtStart: 1 } }],
  ['of a shard', { shard: '1/4' }],
  ['of a step alone', { outcomes: [outcome('unit', 300)] }],
])('the seconds %s say nothing', (_, change) => {
  expect(overBudget(report(change), budget)).toEqual([]);
});

test.each([
  ['no marks', page.replace('<!-- budget -->', '')],
  ['no column for a set', page.replace('`--deep`', 'deep')],
  ['no rows', page.replace(/^\| (check|unit) .*\n/gm, '')],
  ['a cell without seconds', page.replace('| 600 ', '| many ')],
  ['an empty cell', page.replace('| 600 ', '|     ')],
])('a table with %s is refused', (_, text) => {
  expect(() => parseBudget(text)).toThrow(/budget/);
});

test('the page about the tests has a budget for every step', () => {
  expect([...readBudget().keys()]).toEqual(expect.arrayContaining(['check', 'unit', 'stories', 'journeys', 'engines']));
});
