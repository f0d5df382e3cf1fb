import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeSecondTries, keepSecondTries } from './secondTries.ts';

const nobody = new Set<string>();
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-tries-'));
  file = join(folder, 'cache', 'secondTries.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const judge = (titles: readonly string[], quarantined: ReadonlySet<string> = nobody) =>
  judgeSecondTries(titles, { quarantined, file });
const keep = (...titles: readonly string[]) =>
  keepSecondTries(titles, { quarantined: nobody, file, commit: 'abc1234' });

const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) => `unit: ${name}`) as [
  string,
  string,
  string,
  string,
];

test('three second tries are put down to the machine, a fourth fails the run and names them all', () => {
  expect(judge([first, second, third])).toEqual([]);
  expect(judge([first, second, third, fourth])).toEqual([
    '4 tests passed at the second try alone, of 3 at most: unit: first; unit: second; unit: third; unit: fourth',
  ]);
});

test('a test that passed at the second try in a run before fails the run, with the day', async () => {
  await keep(first);
  await keep();
  expect(judge([second])).toEqual([]);
  const day = new Date().toISOString().slice(0, 10);
  expect(judge([second, first])).toEqual([`unit: first: passed at the second try alone, as on ${day} (abc1234)`]);
});

test('a test may do so again once nineteen runs have passed, and twenty are remembered', async () => {
  await keep(first);
  for (let run = 0; run < 18; run++) await keep();
  expect(judge([first])).toHaveLength(1);
  await keep();
  expect(judge([first])).toEqual([]);
  await keep();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(20);
});

test('second tries of quarantined tests do not count, neither now nor later', async () => {
  const quarantined = new Set([first]);
  expect(judge([first, second, third, fourth], quarantined)).toEqual([]);
  await keepSecondTries([first, second], { quarantined, file, commit: 'abc1234' });
  expect(judge([first])).toEqual([]);
  expect(judge([first], quarantined)).toEqual([]);
  expect(judge([second])).toHaveLength(1);
});

test('a run is remembered with the commit that is checked out', async () => {
  await keepSecondTries([first], { quarantined: nobody, file });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    {
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      commit: expect.stringMatching(/^[0-9a-f]{7,}$/),
      titles: [first],
    },
  ]);
});

test.each(['', '{', 'null', '{"runs":1}', '[null, 7, {"titles":"unit: first"}]'])(
  'a broken history is an empty one and is written anew: %s',
  async (text) => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, text);
    expect(judgeSecondTries([first], { quarantined: nobody, file: broken })).toEqual([]);
    await keepSecondTries([first], { quarantined: nobody, file: broken, commit: 'abc1234' });
    expect(judgeSecondTries([first], { quarantined: nobody, file: broken })).toHaveLength(1);
  },
);
