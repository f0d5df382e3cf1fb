import { stripVTControlCharacters, styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Terminal styles; colour never carries meaning alone. */
export interface Printer {
  style(style: Style, text: string): string;
  /** Returns a colour sample with its hex; only the hex without colours. */
  swatch(hex: string): string;
}

const coloured = (): boolean => Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

export function printer(colours = coloured()): Printer {
  return {
    style: (style, text) => (colours ? styleText(style, text) : text),
    swatch: (hex) => {
      const name = hex.toUpperCase();
      if (!colours) return name;
      const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return `\u001b[48;2;${channels.join(';')}m  \u001b[0m ${name}`;
    },
  };
}

const gutter = 9;

export function inGutter(word: string, rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, place) => Math.max(most[place] ?? 0, widthOf(cell))).concat(most.slice(row.length)),
    [],
  );
  return rows.map((row, line) => {
    const cells = row.map((cell, place) =>
      place < row.length - 1 ? cell + ' '.repeat((widths[place] ?? 0) - widthOf(cell)) : cell,
    );
    const start = line === 0 ? word + ' '.repeat(Math.max(1, gutter - widthOf(word))) : ' '.repeat(gutter);
    return (start + cells.join('  ')).trimEnd();
  });
}

const widthOf = (text: string) => [...stripVTControlCharacters(text)].length;
