import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { execute } from '@baize/tooling/execute';
import { quarantinedTitles } from './quarantine.ts';

export const historyFile = '.cache/secondTries.json';

/** Retries per run attributed to the machine. */
const mostInARun = 3;
/** Runs, including the current one, in which a test may need a retry once. */
const remembered = 20;

interface PastRun {
  date: string;
  commit: string;
  titles: readonly string[];
}

interface Place {
  quarantined?: ReadonlySet<string>;
  file?: string;
}

/** Returns failures for too many retries in a run, and for tests that also needed one in an earlier run. */
export function judgeSecondTries(
  titles: readonly string[],
  { quarantined = quarantinedTitles(), file = historyFile }: Place = {},
): string[] {
  const counted = titles.filter((title) => !quarantined.has(title));
  const before = readHistory(file).slice(1 - remembered);
  const tooMany =
    counted.length > mostInARun
      ? [`${counted.length} tests passed at the second try alone, of ${mostInARun} at most: ${counted.join('; ')}`]
      : [];
  const again = counted.flatMap((title) => {
    const last = before.findLast((run) => run.titles.includes(title));
    return last ? [`${title}: passed at the second try alone, as on ${last.date} (${last.commit})`] : [];
  });
  return [...tooMany, ...again];
}

export async function keepSecondTries(
  titles: readonly string[],
  { quarantined = quarantinedTitles(), file = historyFile, commit }: Place & { commit?: string } = {},
): Promise<void> {
  const run: PastRun = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit ?? (await currentCommit()),
    titles: titles.filter((title) => !quarantined.has(title)),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...readHistory(file), run].slice(-remembered), null, 2));
}

function readHistory(file: string): PastRun[] {
  if (!existsSync(file)) return [];
  try {
    const runs: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(runs) ? runs.filter(isRun) : [];
  } catch {
    return [];
  }
}

function isRun(value: unknown): value is PastRun {
  const { date, commit, titles } = (value ?? {}) as Partial<PastRun>;
  return typeof date === 'string' && typeof commit === 'string' && Array.isArray(titles);
}

async function currentCommit(): Promise<string> {
  const { code, output } = await execute('git', ['rev-parse', '--short', 'HEAD'], { quiet: true }).catch(() => ({
    code: 1,
    output: '',
  }));
  return code === 0 ? output.trim() : '';
}
