import { paintedParts } from '../kit/paintedParts.ts';
import { keyOf, labelOf, type Mode } from './frames.ts';

interface Part {
  text: string;
  place: string;
  size: string;
  style: string;
}

export type Look = readonly Part[];

/** Computed properties that show, for boxes and texts. */
const shown = [
  'color',
  'background-color',
  'background-image',
  'border-color',
  'border-style',
  'border-width',
  'border-radius',
  'box-shadow',
  'fill',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'opacity',
  'stroke',
  'text-decoration-line',
  'transform',
];

/** Describes all that a story paints, with places counted from its own corner. */
export function lookOf(page: Document): Look {
  const view = page.defaultView as Window;
  const parts = paintedParts(page);
  const left = Math.min(...parts.map(({ rect }) => rect.left));
  const top = Math.min(...parts.map(({ rect }) => rect.top));
  return parts.map(({ element, rect, text }) => {
    const style = view.getComputedStyle(element);
    return {
      text: text || element.localName + (element.getAttribute('src') ?? ''),
      place: `${Math.round(rect.left - left)} ${Math.round(rect.top - top)}`,
      size: `${Math.round(rect.width)} ${Math.round(rect.height)}`,
      style: shown.map((name) => style.getPropertyValue(name)).join(';'),
    };
  });
}

export const pictureOf = (look: Look): string => JSON.stringify(look);

const aspects = { text: 'words', place: 'place', size: 'size', style: 'look' } as const;

/** Tells how a look differs from another one; empty if it does not. */
export function differenceInWords(look: Look, other: Look): string {
  if (look.length !== other.length) {
    const more = look.length - other.length;
    return `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} of ${other.length} parts`;
  }
  const keys = Object.keys(aspects) as (keyof typeof aspects)[];
  const different = keys.map((key) => ({
    name: aspects[key],
    count: look.filter((part, at) => part[key] !== other[at]?.[key]).length,
  }));
  const count = look.filter((part, at) => keys.some((key) => part[key] !== other[at]?.[key])).length;
  if (count === 0) return '';
  const ways = different.filter((one) => one.count > 0).map((one) => `${one.name} of ${one.count}`);
  return `${count} of ${look.length} parts differ: ${ways.join(', ')}`;
}

type Looks = ReadonlyMap<string, Look | null>;

/** Finds rows whose every picture equals that of an earlier row in the same column, and counts the pictures. */
export function foldEqual(rows: readonly { modes: readonly Mode[] }[], looks: Looks) {
  const drawn = rows.map(({ modes }) => modes.map((mode) => looks.get(keyOf(mode))));
  const pictures = drawn.map((row) => row.map((look) => (look ? pictureOf(look) : '')));
  const lines = pictures.map((row) => (row.length > 0 && row.every(Boolean) ? row.join('\n') : ''));
  const folded = new Set(lines.flatMap((line, at) => (line && lines.indexOf(line) < at ? [at] : [])));
  return { folded, pictures: new Set(pictures.flat().filter(Boolean)).size };
}

/** Tells how a mode differs from itself at the next width. */
export function atOtherWidth(mode: Mode, widths: readonly string[], looks: Looks): string {
  const width = widths[(widths.indexOf(mode.width) + 1) % widths.length] ?? mode.width;
  const own = looks.get(keyOf(mode));
  const other = looks.get(keyOf({ ...mode, width }));
  if (width === mode.width || !own || !other) return '';
  return `At ${labelOf('width', width)}: ${differenceInWords(own, other) || 'the same'}.`;
}
