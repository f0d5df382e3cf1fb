import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { equalFailure } from '@baize/visual-review/printJudgement';
import { equalPictures, readTaken, type Taken } from '@baize/visual-review/taken';
import type { Outcome } from '../tally.ts';
import { excuse } from './quarantine.ts';
import { printReport, type Report, reportFile } from './report.ts';
import { dearestOf } from './result.ts';
import { judgeSecondTries, keepSecondTries } from './secondTries.ts';

/**
 * Judges the results of all shards, each in its own subfolder; returns the exit code. No shard knows whether the others
 * ran, what they retried, or how their pictures look.
 */
export async function mergeShards(folder: string): Promise<number> {
  const merged = readMerged(folder);
  const { failures, excused } = excuse(merged.failures);
  // The deep set does not retry.
  if (merged.tier !== 'deep') {
    failures.push(...judgeSecondTries(merged.secondTries));
    await keepSecondTries(merged.secondTries);
  }
  const report = { ...merged, failures };
  mkdirSync(dirname(reportFile), { recursive: true });
  writeFileSync(reportFile, JSON.stringify(report, null, 2));
  printReport(report, excused);
  return failures.length > 0 ? 1 : 0;
}

export function readMerged(folder: string): Report {
  const shards = existsSync(folder) ? readdirSync(folder).sort() : [];
  const reports: Report[] = [];
  const stories: Taken[] = [];
  const unread: string[] = [];
  for (const shard of shards.map((name) => join(folder, name))) {
    stories.push(...readTaken(join(shard, 'visual', 'taken')));
    const file = join(shard, 'report.json');
    if (!existsSync(file)) continue;
    try {
      reports.push(JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      unread.push(`${file}: ${error}`);
    }
  }
  const merged = mergeReports(reports);
  const byId = stories.sort((one, other) => (one.id < other.id ? -1 : 1));
  const equal = equalPictures(byId).map((pair) => `stories: ${equalFailure(pair)}`);
  return { ...merged, failures: distinct([...merged.failures, ...unread, ...missingShards(reports), ...equal]) };
}

export function missingShards(reports: readonly Report[]): string[] {
  const [first] = reports;
  if (!first) return ['no shard left a report'];
  const parts = Number(first.shard?.split('/')[1] ?? 1);
  const wanted = Array.from({ length: parts }, (_, part) => `${part + 1}/${parts}`);
  const left = reports.map(({ shard }) => shard ?? '1/1');
  return [
    ...wanted.filter((shard) => !left.includes(shard)).map((shard) => `shard ${shard} left no report`),
    ...left.filter((shard, place) => left.indexOf(shard) < place).map((shard) => `shard ${shard} left two reports`),
    ...distinct(left.filter((shard) => !wanted.includes(shard))).map((shard) => `shard ${shard} is none of ${parts}`),
    ...reports
      .filter(({ tier }) => tier !== first.tier)
      .map(({ shard, tier }) => `shard ${shard} ran the ${tier} set, others the ${first.tier} one`),
  ];
}

/** Merges shard reports. A step takes the sum of its parts' times, the run that of its longest shard. */
export function mergeReports(reports: readonly Report[]): Report {
  const outcomes = reports.flatMap((report) => report.outcomes);
  const named = ({ name, failures }: Outcome) => failures.map((failure) => `${name}: ${failure}`);
  const [busiest = { cpus: 0, load: [], loadAtStart: 0 }] = reports
    .map(({ machine }) => machine)
    .sort((one, other) => other.loadAtStart - one.loadAtStart);
  return {
    tier: reports[0]?.tier ?? 'full',
    seconds: Math.max(0, ...reports.map(({ seconds }) => seconds)),
    machine: busiest,
    shard: null,
    passed: sum(outcomes.map(({ passed }) => passed)),
    // Outcomes include quarantined failures. A failure all shards report, such as a removed story's picture, counts
    // once.
    failures: distinct([...outcomes.flatMap(named), ...reports.flatMap(({ failures }) => failures)]),
    secondTries: distinct(reports.flatMap(({ secondTries }) => secondTries)),
    outcomes: distinct(outcomes.map(({ name }) => name)).map((name) =>
      mergeOutcomes(outcomes.filter((outcome) => outcome.name === name)),
    ),
  };
}

function mergeOutcomes(parts: readonly Outcome[]): Outcome {
  const phases: Record<string, number> = {};
  for (const part of parts) {
    for (const [phase, seconds] of Object.entries(part.phases ?? {})) phases[phase] = (phases[phase] ?? 0) + seconds;
  }
  return {
    name: parts[0]?.name ?? '',
    passed: sum(parts.map(({ passed }) => passed)),
    failures: distinct(parts.flatMap(({ failures }) => failures)),
    secondTries: distinct(parts.flatMap(({ secondTries }) => secondTries)),
    seconds: sum(parts.map(({ seconds }) => seconds)),
    dearest: dearestOf(parts.flatMap(({ dearest }) => dearest ?? [])),
    phases,
    left: parts.find(({ left }) => left)?.left,
  };
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
