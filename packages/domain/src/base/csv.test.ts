import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf, exportName, exportPlan } from './csv.ts';

function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const row: string[] = [];
    for (;;) {
      const cell = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest);
      if (!cell) throw new Error(`no CSV: ${rest.slice(0, 40)}`);
      row.push((cell[1] ?? cell[2] ?? '').replaceAll('""', '"'));
      rest = rest.slice(cell[0].length);
      if (cell[3] === '\r\n') break;
    }
    rows.push(row);
  }
  return rows;
}

const cell = (text: string) => readCsv(csvOf([], [[text]]))[1]?.[0];

describe('MEM-17 an export', () => {
  test('holds its head, its rows and the mark of UTF-8', () => {
    const text = csvOf(
      ['Time', 'Game', 'Stake'],
      [['2026-11-21 12:00:00', 'Amber "Heron", Trail', { figure: '-120.50' }]],
    );
    expect(text).toBe('\uFEFF"Time","Game","Stake"\r\n"2026-11-21 12:00:00","Amber ""Heron"", Trail",-120.50\r\n');
  });

  test.each([
    '=1+1',
    "=cmd|' /C calc'!A0",
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u200B=1',
    '\uFEFF=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
    '\u2212₨ 5.00',
    '\ttext',
  ])('FLT-058 %j is led by an apostrophe', (text) => {
    expect(cell(text)).toBe(`'${text}`);
  });

  test.each(['Amber Heron Trail', '12', '₨ 5.00', 'a=b', "'", '', 'میری شرط'])('FLT-058 %j stays as it is', (text) => {
    expect(cell(text)).toBe(text);
  });

  test('FLT-058 a figure that is none is text, and safe', () => {
    expect(csvOf([], [[{ figure: '=1' }, { figure: '-1.50' }, { figure: '1e5' }]])).toBe(
      '\uFEFF\r\n"\'=1",-1.50,"1e5"\r\n',
    );
  });

  test('FLT-058 FLT-115 whatever is in a cell comes back, behind an apostrophe or not, and never begins a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 })), (rows) => {
        const read = readCsv(csvOf(['head'], rows)).slice(1);
        expect(read).toHaveLength(rows.length);
        for (const [row, cells] of rows.entries())
          for (const [place, text] of cells.entries()) {
            const got = read[row]?.[place] ?? '';
            expect([text, `'${text}`]).toContain(got);
            expect(got).not.toMatch(/^\s*[=+\-@]/);
          }
      }),
    );
  });

  test.each([
    [['bets', '2026-11-01', '2026-11-07'], 'bets-2026-11-01-2026-11-07.csv'],
    [['../../etc', 'x'], 'etc-x.csv'],
    [['کھیل'], 'export.csv'],
    [['Kazanç ve şans'], 'Kazanc-ve-sans.csv'],
  ])('is named %j as %s', (parts, name) => {
    expect(exportName(...parts)).toBe(name);
  });

  test.each([
    [0, { pages: 0, rows: 0, cut: false }],
    [1, { pages: 1, rows: 1, cut: false }],
    [1001, { pages: 2, rows: 1001, cut: false }],
    [100_000, { pages: 100, rows: 100_000, cut: false }],
    [100_001, { pages: 100, rows: 100_000, cut: true }],
    [-5, { pages: 0, rows: 0, cut: false }],
  ])('of %s rows is %j', (total, plan) => {
    expect(exportPlan(total, 1000)).toEqual(plan);
  });
});
