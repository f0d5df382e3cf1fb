import { readFileSync } from 'node:fs';

/** Returns what `/release.json` says of a build: its version, and its day in UTC (yyyy-MM-dd) from ms since 1970 (OPS-39). */
export function releaseFile(now: number): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return `${JSON.stringify({ version, day: new Date(now).toISOString().slice(0, 10) })}\n`;
}
