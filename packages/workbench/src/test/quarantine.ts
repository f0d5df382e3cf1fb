import { existsSync, readFileSync } from 'node:fs';

/** List of known flaky tests, one per line: `2026-11-29  step: title  reason`. */
export const quarantineFile = 'docs/quarantine.txt';

/** Days a test may stay before it is fixed or removed. */
const mostDays = 14;
const dayMs = 86_400_000;

interface Line {
  /** Position for messages: `docs/quarantine.txt:3`. */
  place: string;
  text: string;
  title: string;
  problem: string | null;
}

export function checkQuarantine(file = quarantineFile, today = new Date()): string[] {
  return readLines(file, today).flatMap(({ place, text, problem }) =>
    problem ? [`${place} ${problem}: ${text}`] : [],
  );
}

/** Returns titles (`step: title`) whose failures and retries do not count. Invalid entries excuse nothing. */
export function quarantinedTitles(file = quarantineFile, today = new Date()): ReadonlySet<string> {
  const standing = readLines(file, today).filter(({ problem }) => problem === null);
  return new Set(standing.map(({ title }) => title));
}

export function excuse(
  failures: readonly string[],
  quarantined: ReadonlySet<string> = quarantinedTitles(),
): { failures: string[]; excused: string[] } {
  return {
    failures: failures.filter((title) => !quarantined.has(title)),
    excused: failures.filter((title) => quarantined.has(title)),
  };
}

function readLines(file: string, today: Date): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) return [];
    const [date = '', title = '', ...reason] = text.split(/ {2,}/);
    const problem = problemOf(date, title, reason.join('  '), today);
    return [{ place: `${file}:${index + 1}`, text, title, problem }];
  });
}

function problemOf(date: string, title: string, reason: string, today: Date): string | null {
  const days = daysSince(date, today);
  if (days === null) return 'does not begin with a date such as 2026-11-29 and two spaces';
  if (!/^(unit|stories|journeys|engines): \S/.test(title))
    return 'has no title as a report names it, such as "journeys: …"';
  if (reason === '') return 'gives no reason, behind two spaces';
  // In time zones ahead of UTC it may already be tomorrow.
  if (days < -1) return 'lies ahead';
  if (days > mostDays) return `is ${days} days old, of ${mostDays} at most; mend the test or remove it`;
  return null;
}

/** Returns whole days in UTC; null for an invalid date. */
function daysSince(date: string, today: Date): number | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return null;
  return Math.floor((today.getTime() - time) / dayMs);
}
