import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Outcome, Tier } from '../tally.ts';
import { overBudget } from './budget.ts';
import { excuse } from './quarantine.ts';
import { printReport, type Report, reportFile } from './report.ts';
import { judgeSecondTries, keepSecondTries } from './secondTries.ts';

interface Run {
  tier: Tier;
  shard: string | null;
  seconds: number;
  loadAtStart: number;
  outcomes: readonly Outcome[];
  isWhole: boolean;
}

export async function judgeRun({ tier, shard, seconds, loadAtStart, outcomes, isWhole }: Run): Promise<number> {
  const named = (of: (outcome: Outcome) => readonly string[]) =>
    outcomes.flatMap((outcome) => of(outcome).map((title) => `${outcome.name}: ${title}`));
  const secondTries = named((outcome) => outcome.secondTries);
  const { failures, excused } = excuse(named((outcome) => outcome.failures));
  const ran: Report = {
    tier,
    seconds,
    machine: { cpus: cpus().length, load: loadavg(), loadAtStart },
    shard,
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures,
    secondTries,
    outcomes,
  };
  // Shards are judged together, and the deep set does not retry.
  const counts = isWhole && shard === null && tier !== 'deep';
  const unsteady = counts ? judgeSecondTries(secondTries) : [];
  if (counts) await keepSecondTries(secondTries);
  const report: Report = { ...ran, failures: [...failures, ...unsteady, ...overBudget(ran)] };
  writeFileSync(reportFile, JSON.stringify(report, null, 2));
  printTimes(report);
  printReport(report, excused);
  return report.failures.length > 0 ? 1 : 0;
}

const printed = 5;

function printTimes({ seconds, machine, outcomes }: Report) {
  const load = [machine.loadAtStart, machine.load[0] ?? 0].map((one) => one.toFixed(1)).join(' to ');
  console.log(`\n${(seconds / 60).toFixed(1)} minutes, load ${load}: ${reportFile}`);
  for (const { name, seconds: taken, phases = {}, dearest = [], left } of outcomes) {
    const parts = Object.entries(phases).map(([phase, spent]) => `${phase} ${Math.round(spent)}`);
    console.log(`${name}: ${taken} s${parts.length > 0 ? ` (worker seconds: ${parts.join(', ')})` : ''}`);
    for (const test of dearest.slice(0, printed)) console.log(`  ${test.seconds} s  ${test.title}`);
    if (left) console.log(`  not in this run: ${left}`);
  }
}
