export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** One line of the report. `worst` is our maximum, or our maximum share of the floor when `relative`. */
export interface Figure {
  name: string;
  unit: '' | 'kB' | 'ms' | '%' | 'MB' | '×';
  ours: number;
  floor?: number;
  worst?: number;
  least?: number;
  relative?: boolean;
}

export const ratio = ({ ours, floor }: Figure) => (floor ? ours / floor : undefined);

export function isMet(figure: Figure): boolean | undefined {
  const { worst, least, relative } = figure;
  const value = relative ? ratio(figure) : figure.ours;
  if (value === undefined || (worst === undefined && least === undefined)) return undefined;
  return value <= (worst ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY);
}

export function tableOf(groups: Readonly<Record<string, readonly Figure[]>>): string {
  const width = Math.max(...Object.values(groups).flatMap((figures) => figures.map(({ name }) => name.length)));
  const cell = (text: string, size = 11) => text.padStart(size);
  const head = `${'—'.padEnd(width)}${['ours', 'floor', 'ours/floor', 'target'].map((word) => cell(word, 12)).join('')}`;
  const line = (figure: Figure) =>
    [
      figure.name.padEnd(width),
      cell(shown(figure.ours, figure.unit), 12),
      cell(figure.floor === undefined ? '' : shown(figure.floor, figure.unit), 12),
      cell(ratio(figure)?.toFixed(2) ?? '', 12),
      cell(targetOf(figure), 12),
      ({ true: '  met', false: '  MISSED' } as Record<string, string>)[String(isMet(figure))] ?? '',
    ].join('');
  return Object.entries(groups)
    .map(([title, figures]) => `\n${head.replace('—', title)}\n${figures.map(line).join('\n')}`)
    .join('\n');
}

const digits: Record<Figure['unit'], number> = { '': 0, kB: 1, ms: 0, '%': 0, MB: 1, '×': 2 };
const small = (value: number) => value !== 0 && Math.abs(value) < 1;

const shown = (value: number, unit: Figure['unit']) =>
  `${value.toFixed(unit === '' && small(value) ? 4 : digits[unit])}${unit && ` ${unit}`}`;

function targetOf({ worst, least, relative, unit }: Figure): string {
  const [sign, limit] = worst === undefined ? ['≥', least] : ['≤', worst];
  if (limit === undefined) return '';
  return relative ? `${sign} ${limit} ×` : `${sign} ${unit === '' && small(limit) ? limit : shown(limit, unit)}`;
}
