import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Taken } from '@baize/visual-review/taken';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Outcome } from '../tally.ts';
import { mergeReports, missingShards, readMerged } from './merge.ts';
import type { Report } from './report.ts';

const outcome = (name: string, change: Partial<Outcome> = {}): Outcome => ({
  name,
  passed: 10,
  failures: [],
  secondTries: [],
  seconds: 60,
  ...change,
});

const report = (shard: string | null, change: Partial<Report> = {}): Report => ({
  tier: 'full',
  seconds: 100,
  machine: { cpus: 4, load: [3, 2, 1], loadAtStart: 1 },
  shard,
  passed: 10,
  failures: [],
  secondTries: [],
  outcomes: [outcome('unit')],
  ...change,
});

test('a step has the tests, failures and seconds of all shards, and the dearest of them', () => {
  const dearest = (seconds: number) =>
    Array.from({ length: 40 }, (_, place) => ({ title: `${seconds + place}`, seconds: seconds + place }));
  const { outcomes, passed } = mergeReports([
    report('1/2', {
      outcomes: [
        outcome('check', { passed: 9 }),
        outcome('stories', { failures: ['one'], dearest: dearest(100), phases: { play: 1, axe: 2 }, left: 'the rest' }),
      ],
    }),
    report('2/2', {
      outcomes: [outcome('stories', { secondTries: ['two'], dearest: dearest(0), phases: { play: 3 } })],
    }),
  ]);
  expect(passed).toBe(29);
  expect(outcomes.map(({ name }) => name)).toEqual(['check', 'stories']);
  expect(outcomes[1]).toMatchObject({
    passed: 20,
    failures: ['one'],
    secondTries: ['two'],
    seconds: 120,
    phases: { play: 4, axe: 2 },
    left: 'the rest',
  });
  expect(outcomes[1]?.dearest).toHaveLength(50);
  expect(outcomes[1]?.dearest?.[0]).toEqual({ title: '139', seconds: 139 });
});

test('the run took as long as its longest shard, and fails for what fails any, said once', () => {
  const gone = 'stories: a--b--desk: no story has this picture any more';
  const merged = mergeReports([
    report('1/2', { failures: [gone, 'unit: one'], secondTries: ['unit: two'] }),
    report('2/2', {
      seconds: 150,
      failures: [gone],
      // Only outcomes include failures of quarantined tests.
      outcomes: [outcome('unit', { failures: ['three'] })],
      machine: { cpus: 4, load: [9, 9, 9], loadAtStart: 9 },
    }),
  ]);
  expect(merged).toMatchObject({ seconds: 150, shard: null, machine: { loadAtStart: 9 } });
  expect(merged.failures.toSorted()).toEqual([gone, 'unit: one', 'unit: three']);
  expect(merged.secondTries).toEqual(['unit: two']);
});

test.each([
  [[], ['no shard left a report']],
  [['1/4', '2/4', '3/4', '4/4'], []],
  [
    ['1/4', '4/4'],
    ['shard 2/4 left no report', 'shard 3/4 left no report'],
  ],
  [['1/2', '2/2', '2/2'], ['shard 2/2 left two reports']],
  [['1/2', '2/2', '3/3'], ['shard 3/3 is none of 2']],
  [[null], []],
])('shards %j: %j', (shards, problems) => {
  expect(missingShards(shards.map((shard) => report(shard)))).toEqual(problems);
});

test('shards of different sets are no whole', () => {
  expect(missingShards([report('1/2'), report('2/2', { tier: 'deep' })])).toEqual([
    'shard 2/2 ran the deep set, others the full one',
  ]);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function leave(name: string, text: string, stories: readonly Taken[] = []) {
  const taken = join(folder, name, 'visual', 'taken');
  mkdirSync(taken, { recursive: true });
  writeFileSync(join(folder, name, 'report.json'), text);
  for (const story of stories) writeFileSync(join(taken, `${story.id}.json`), JSON.stringify(story));
}

const story = (name: string, hash: string): Taken => ({
  id: `data-treegrid--${name}`,
  title: 'Data/TreeGrid',
  storyName: name,
  fileName: `./packages/ui/src/data/${name}.stories.tsx`,
  pictures: [{ name: `data-treegrid--${name}--desk`, mode: 'desk', hash }],
  left: [],
});

test('pictures of two shards that are alike fail the run, though each shard has but one of them', () => {
  leave('results-1', JSON.stringify(report('1/2')), [story('open', 'a'), story('busy', 'b')]);
  leave('results-2', JSON.stringify(report('2/2')), [story('shut', 'a')]);
  expect(readMerged(folder).failures).toEqual([
    expect.stringContaining('stories: data-treegrid--shut--desk: looks like data-treegrid--open--desk'),
  ]);
});

test('a shard that left half a report has failed, as one that left none has', () => {
  leave('results-1', JSON.stringify(report('1/3')));
  leave('results-2', '{"tier":"fu');
  mkdirSync(join(folder, 'results-3'));
  expect(readMerged(folder).failures).toEqual([
    expect.stringContaining(join('results-2', 'report.json')),
    'shard 2/3 left no report',
    'shard 3/3 left no report',
  ]);
  expect(readMerged(join(folder, 'nowhere')).failures).toEqual(['no shard left a report']);
});
