import { existsSync, readFileSync } from 'node:fs';
import { type Finding, sentences } from './finding.ts';
import type { Printer } from './print.ts';

export function textOf(
  findings: readonly Finding[],
  id: string | undefined,
  print: Printer,
  mended: readonly Finding[] = [],
): string {
  const blocks = findings.flatMap((finding) => [...block(finding, print), '']);
  const count = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  const done = mended.map(
    (finding) =>
      `${print.style('green', '✓ mended')}  ${finding.code}  ${finding.file}:${finding.line} ${sentences(finding)}`,
  );
  const certain = findings.filter(({ edits }) => edits).length;
  const hint = certain > 0 ? ` --fix mends ${certain}.` : '';
  const sum = `${mended.length > 0 ? `${mended.length} mended, ` : ''}${amount(count('error'), 'error')}, ${amount(count('warning'), 'warning')}`;
  return [
    ...done,
    ...(done.length > 0 ? [''] : []),
    ...blocks,
    `${print.style('bold', sum)} in ${id ?? 'all brands'}.${hint}`,
  ].join('\n');
}

const amount = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

function block({ severity, code, message, file, line, column, fix, edits }: Finding, print: Printer): string[] {
  const [mark, style] = severity === 'error' ? (['✗', 'red'] as const) : (['!', 'yellow'] as const);
  const written = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '') : '';
  const indent = written.length - written.trimStart().length;
  const [, piece = ' '] = /^("(?:[^"\\]|\\.)*"|[^\s,]+)/.exec(written.slice(column - 1)) ?? [];
  const number = String(line);
  const under = `${' '.repeat(number.length)} │   ${' '.repeat(Math.max(0, column - 1 - indent))}${'~'.repeat(Math.max(1, piece.length))}`;
  const shown = written.trim()
    ? [`  ${number} │   ${written.trim().slice(0, 120)}`, `  ${print.style(style, under)}`]
    : [];
  return [
    `${print.style(style, `${mark} ${severity}`)}  ${code}  ${message}`,
    `  ${file}:${line}:${column}`,
    ...shown,
    `  ${print.style('green', 'fix')}  ${fix}${edits ? ' (--fix writes it)' : ''}`,
  ];
}
