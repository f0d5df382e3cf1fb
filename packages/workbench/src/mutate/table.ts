import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Finder } from './fault.ts';
import type { Verdict } from './runFaults.ts';

const marks = ['<!-- mutate -->', '<!-- /mutate -->'] as const;

/** The verdicts as a table of Markdown, in the order given. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ fault, by }) => {
    const test = by === null ? '**nothing**' : `${fault.foundBy.step}: ${placeOf(fault.foundBy)}${by}`;
    return `| ${[fault.area, fault.says, test, fault.tier].map(escaped).join(' | ')} |`;
  });
  const found = verdicts.filter(({ by }) => by !== null);
  const quick = found.filter(({ fault }) => fault.tier === 'quick');
  const counts = `${found.length} of ${verdicts.length} are found, ${quick.length} of them by the quick tier.`;
  return [counts, '', '| area | fault | found by | tier |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Puts the table between its marks, which the page has to have. */
export function writeTable(page: string, table: string): void {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const [start, end] = marks.map((mark) => text.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) throw new Error(`${page} has no place for the table: ${marks.join(' … ')}`);
  writeFileSync(page, `${text.slice(0, start + marks[0].length)}\n\n${table}\n\n${text.slice(end)}`);
}

/** The file of the test, short enough to be read. */
function placeOf(finder: Finder): string {
  return finder.step === 'check' ? '' : `${finder.file.split('/').at(-1)?.split('.')[0]}, `;
}

const escaped = (text: string) => text.replaceAll('|', '\\|');
