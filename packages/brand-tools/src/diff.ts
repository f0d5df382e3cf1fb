import { themes } from '@baize/tokens/brand/source';
import { Refusal } from '@baize/tooling/refusal';
import { type Change, type Comparison, compareBrands } from './compare.ts';
import { readOptions } from './options.ts';
import { type Place, repository } from './place.ts';
import { inGutter, type Printer, printer } from './print.ts';
import { readSource } from './readSource.ts';

/** brand diff <a> <b> [--all] [--format json]: prints the differences between two brands, each given by id or file. */
export async function diff(args: readonly string[], place: Place = repository): Promise<number> {
  const options = readOptions(args, ['all', 'format']);
  const format = options.one('format') ?? 'text';
  if (!['text', 'json'].includes(format)) throw new Refusal(`--format is text or json, not "${format}".`);
  if (options.words.length !== 2)
    throw new Refusal(`Name two brands, by id or file: ${place.command} diff <a> <b> [--all] [--format json]`);
  const [a, b] = options.words.map((named) => readSource(named, place)) as [
    ReturnType<typeof readSource>,
    ReturnType<typeof readSource>,
  ];
  const comparison = compareBrands(a, b);
  const title = `${options.words[0]} → ${options.words[1]}`;
  const text = () => diffText(title, comparison, options.has('all') ? Number.POSITIVE_INFINITY : 6, printer());
  console.log(format === 'json' ? JSON.stringify(comparison, null, 2) : text());
  return 0;
}

export function diffText(title: string, comparison: Comparison, most: number, print: Printer): string {
  const { given, colours, roles, pairs, passing, fonts, shape, document } = comparison;
  const part = (word: string, head: string[][], rows: string[][]) => {
    const left = rows.length - most;
    const more = left > 0 ? [[`${left} more: --all`]] : [];
    return [...head, ...rows.slice(0, most), ...more].length > 0
      ? [
          ...inGutter(print.style('bold', word), head),
          ...inGutter(head.length > 0 ? '' : print.style('bold', word), rows.slice(0, most)),
          ...inGutter('', more),
        ]
      : [];
  };
  const counts = themes.map((theme) => {
    const { from, to, of } = passing[theme];
    return `${theme} ${from}/${of} → ${to}/${of}`;
  });
  const hex = ({ hex: colour, alpha }: { hex: string; alpha: number }) =>
    print.swatch(colour) + (alpha < 1 ? ` / ${Math.round(alpha * 100)}%` : '');
  const ratio = (value: number, need: number) => `${value.toFixed(2)}${value < need ? ` of ${need}` : ''}`;
  const lines = [
    ...part(
      'given',
      [],
      given.map((change) => changeRow(change, print)),
    ),
    ...part(
      'colours',
      [[`${colours.length} of ${roles} differ`]],
      colours.map(({ role, theme, from, to, apart }) => [
        `${role}, ${theme}`,
        `${hex(from)} → ${hex(to)}`,
        `ΔE ${apart.toFixed(1)}`,
      ]),
    ),
    ...part(
      'pairs',
      [[`${counts.join(', ')} pass`]],
      pairs.map(({ theme, front, back, from, to, needFrom, needTo }) => [
        `${front} on ${back}, ${theme}`,
        `${ratio(from, needFrom)} → ${ratio(to, needTo)}`,
      ]),
    ),
    ...part(
      'fonts',
      [],
      fonts.map((change) => changeRow(change, print)),
    ),
    ...part(
      'shape',
      [],
      shape.map((change) => changeRow(change, print)),
    ),
    ...part(
      'document',
      [],
      document.map((change) => changeRow(change, print)),
    ),
  ];
  const nothing = [given, colours, fonts, shape, document].every(({ length }) => length === 0);
  return [print.style('bold', title), '', ...(nothing ? ['No difference.'] : lines)].join('\n');
}

function changeRow({ name, from, to, apart }: Change, print: Printer): string[] {
  const side = (text: string | null) => {
    if (text === null) return 'none';
    if (/^#[0-9a-f]{6}$/i.test(text)) return print.swatch(text);
    const line = text.replaceAll(/\s+/g, ' ');
    return line.length > 48 ? `${line.slice(0, 47)}…` : line || 'nothing';
  };
  return [name, `${side(from)} → ${side(to)}`, ...(apart === undefined ? [] : [`ΔE ${apart.toFixed(1)}`])];
}
