import { readFileSync } from 'node:fs';
import { clientOnly, errorNotes } from '@baize/contract';

const repeats = { never: 'nobody', player: 'the player, after a change', client: 'the client by itself' } as const;

const catalogues = ['errors', 'common-errors'];

/** Writes the catalogue of refusals: meaning, who may repeat, what the site says. */
export function errorsPage(read = (path: string) => readFileSync(path, 'utf8')): string {
  const words = Object.assign(
    {},
    ...catalogues.map((name) => JSON.parse(read(`packages/messages/catalogues/EN/${name}.json`))),
  ) as Record<string, { text: string }>;
  const row = ([code, { status, meaning, repeat }]: (typeof entries)[number]) =>
    `| \`${code}\` | ${status || '–'} | ${meaning} | ${repeats[repeat]} | ${words[`error.${code}`]?.text ?? '–'} |`;
  const entries = Object.entries(errorNotes);
  const table = (rows: typeof entries) =>
    [
      '| code | status | meaning | who may repeat | what the site says |',
      '|---|---|---|---|---|',
      ...rows.map(row),
    ].join('\n');
  const own = entries.filter(([code]) => !clientOnly.has(code as keyof typeof errorNotes));
  const others = entries.filter(([code]) => clientOnly.has(code as keyof typeof errorNotes));
  return `# Refusals\n\nWritten by \`npm run contract\`. A code that is not in the first table reads as \`unknown\`.\n\n## Codes of a platform\n\n${table(own)}\n\n## Codes that the client makes itself\n\n${table(others)}\n`;
}
