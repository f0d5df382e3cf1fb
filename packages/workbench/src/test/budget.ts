import { readFileSync } from 'node:fs';
import { Refusal } from '@baize/tooling/refusal';
import type { Tier } from '../tally.ts';
import type { Report } from './report.ts';

const source = 'docs/testing.md';

/** Tolerated share of the budget, to absorb machine noise. */
const leeway = 1.1;

const headings: Record<Tier, string> = { quick: 'npm test', full: '--all', deep: '--deep' };

/** Cell of a set that leaves the step out, or in which it was not measured. */
const none = '–';

/** Seconds by step and set; infinite without a limit. */
export type Budget = ReadonlyMap<string, Readonly<Record<Tier, number>>>;

export const readBudget = (): Budget => parseBudget(readFileSync(source, 'utf8'));

export function parseBudget(markdown: string): Budget {
  const [, table = ''] = /<!-- budget -->([\s\S]*?)<!-- \/budget -->/.exec(markdown) ?? [];
  const [heads = [], , ...rows] = table.trim().split(/\r?\n/).map(cellsOf);
  const columns = Object.entries(headings).map(([tier, heading]) => [tier, heads.indexOf(heading)] as const);
  if (rows.length === 0 || columns.some(([, column]) => column < 0))
    throw new Refusal(`${source} has no table of the budget with a column for each set between its marks.`);
  return new Map(
    rows.map((row) => {
      const seconds = columns.map(([tier, column]) => [tier, secondsIn(row[column])] as const);
      if (seconds.some(([, limit]) => !(limit > 0)))
        throw new Refusal(`${source} has no seconds for each set of ${row[0]} in its budget.`);
      return [row[0] ?? '', Object.fromEntries(seconds) as Record<Tier, number>];
    }),
  );
}

/** Lists steps more than a tenth over budget. Empty for partial runs and when the machine was busy at the start. */
export function overBudget({ tier, shard, machine, outcomes }: Report, budget: Budget = readBudget()): string[] {
  const taken = new Map(outcomes.map(({ name, seconds }) => [name, seconds]));
  const isQuiet = machine.loadAtStart < machine.cpus / 2;
  const isWhole =
    shard === null && [...budget].every(([step, { [tier]: limit }]) => limit === Infinity || taken.has(step));
  if (!isQuiet || !isWhole) return [];
  return [...budget].flatMap(([step, { [tier]: limit }]) => {
    const seconds = taken.get(step) ?? 0;
    return seconds > limit * leeway ? [`${step} took ${seconds} s of its ${limit}`] : [];
  });
}

const secondsIn = (cell = ''): number => (cell === none ? Infinity : Number(cell || Number.NaN));

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));
