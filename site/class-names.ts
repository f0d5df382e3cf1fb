import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Styled {
  /** What vanilla-extract itself would call the class: always the same, and no other's. */
  hash: string;
  /** The sheet, from the site's folder. */
  filePath: string;
}

const house = new URL('..', import.meta.url);
const rooms = ['packages/ui/src/', 'site/src/'];
const sheets = rooms
  .flatMap((room) => {
    const files = readdirSync(new URL(room, house), { recursive: true, encoding: 'utf8' });
    return files.map((file) => fileURLToPath(new URL(room + file, house)));
  })
  .filter((file) => file.endsWith('.css.ts'))
  .sort();
const numbers = new Map<string, Map<string, number>>();

/**
 * Short names of classes: the place of the sheet among all, then the class's in the sheet. Hashes do not compress, and each
 * stands in a stylesheet and in a script.
 */
export function className({ hash, filePath }: Styled): string {
  const file = fileURLToPath(new URL(filePath, import.meta.url));
  const place = sheets.indexOf(file);
  if (place < 0) throw new Error(`${file} is in no room that has styles: ${rooms.join(', ')}`);
  const known = numbers.get(file) ?? new Map<string, number>();
  numbers.set(file, known);
  const number = known.get(hash) ?? known.size;
  known.set(hash, number);
  return `${letters(place)}${number}`;
}

/** A number in letters alone, so that the digits after it are another's. */
const letters = (value: number): string =>
  (value < 26 ? '' : letters(Math.floor(value / 26) - 1)) + String.fromCharCode(97 + (value % 26));
