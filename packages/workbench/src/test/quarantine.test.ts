import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkQuarantine, excuse, quarantinedTitles } from './quarantine.ts';

const today = new Date('2026-11-29T18:00:00Z');
const title = 'journeys: lobby.journey.ts: LOB-09 a link shows the same view';
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarantine-'));
  file = join(folder, 'quarantine.txt');
});
afterAll(() => rmSync(folder, { recursive: true }));

const checked = (line: string) => {
  writeFileSync(file, `# A comment\n\n${line}\n`);
  return checkQuarantine(file, today);
};

test('an entry with a date of the last fourteen days, a title and a reason stands', () => {
  expect(checked(`2026-11-15  ${title}  the menu closes under load`)).toEqual([]);
  expect([...quarantinedTitles(file, today)]).toEqual([title]);
});

test.each([
  [`2026-11-14  ${title}  the menu closes`, 'is 15 days old'],
  [`2026-11-29  ${title}`, 'gives no reason'],
  [`2026-11-31  ${title}  the menu closes`, 'does not begin with a date'],
  [`29.11.2026  ${title}  the menu closes`, 'does not begin with a date'],
  [`2026-11-29 ${title} the menu closes`, 'does not begin with a date'],
  ['2026-11-29  lobby.journey.ts: LOB-09  the menu closes', 'has no title'],
  ['2026-11-29  check: types  the types are wrong', 'has no title'],
  [`2026-12-24  ${title}  the menu closes`, 'lies ahead'],
])('what cannot stand is named with its line, and excuses nothing: %s', (line, problem) => {
  expect(checked(line)).toEqual([expect.stringMatching(`quarantine.txt:3 ${problem}.*${line.slice(0, 10)}`)]);
  expect(quarantinedTitles(file, today).size).toBe(0);
});

test('failures of quarantined tests are set apart', () => {
  const other = `${title} and the next`;
  expect(excuse([title, other], new Set([title]))).toEqual({ failures: [other], excused: [title] });
});

test('a project without a list has nobody in quarantine', () => {
  expect(checkQuarantine(join(folder, 'none.txt'), today)).toEqual([]);
  expect(quarantinedTitles(join(folder, 'none.txt'), today).size).toBe(0);
});
