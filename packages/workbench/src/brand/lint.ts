import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brandDocument } from '@baize/gateway';
import type { BrandSource } from '@baize/tokens/brand/source';
import { brandsFolder } from '@baize/tokens/node';
import { Refusal } from '../lib/refusal.ts';
import { type Finding, subject } from './finding.ts';
import { lintDocument } from './lintDocument.ts';
import { lintLook } from './lintLook.ts';
import { lintShape } from './lintShape.ts';
import { readOptions } from './options.ts';
import { type Printer, printer } from './print.ts';

interface Brand {
  id: string;
  source: BrandSource;
}

/**
 * Everything that is wrong with the brands of a folder, or with one of them, in the order of its file. Look and document
 * are judged once the file has the right shape.
 */
export function lintBrands(folders = brandsFolder(), only?: string): Finding[] {
  const ids = readdirSync(folders, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = ids.map(({ name }) => ({ id: name, file: join(folders, name, 'brand.json') }));
  const brands = files.flatMap(({ id, file }) => readQuietly(id, file));
  return files
    .filter(({ id }) => only === undefined || only === id)
    .flatMap(({ id, file }) => lintFolder(id, file, brands));
}

function lintFolder(id: string, path: string, brands: readonly Brand[]): Finding[] {
  const file = relative(process.cwd(), path).split(sep).join('/');
  const missing = {
    code: 'B700',
    severity: 'error',
    message: 'the folder has no brand.json',
    file,
    line: 1,
    column: 1,
  } as const;
  if (!existsSync(path)) return [{ ...missing, fix: `Make one (npm run brand -- new ${id} …), or remove the folder.` }];
  const { subject: read, value } = subject(id, join(path, '..'), file, readFileSync(path, 'utf8'));
  if (value === null) return read.findings;
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(id))
    read.find(
      'error',
      'B704',
      [],
      `the folder's name ${id} can be no id`,
      'Small letters, digits and hyphens, up to 32.',
    );
  lintShape(read, value);
  if (read.findings.every(({ severity }) => severity === 'warning')) {
    lintLook(read, value as BrandSource);
    lintDocument(read, value as BrandSource, brands);
  }
  const { accepted = {} } = value as BrandSource;
  for (const code of Object.keys(accepted))
    if (!read.findings.some((finding) => finding.code === code && finding.severity === 'warning'))
      read.find('warning', 'B705', ['accepted', code], `${code} is accepted, and is not found`, 'Remove it.', 'key');
  const open = read.findings.filter(({ code, severity }) => severity === 'error' || !(code in accepted));
  return open.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** What others are compared with; one that cannot be read has its own finding. */
function readQuietly(id: string, file: string): Brand[] {
  try {
    const source = JSON.parse(readFileSync(file, 'utf8')) as BrandSource;
    return source.document ? [{ id, source }] : [];
  } catch {
    return [];
  }
}

/** What is wrong with the shape of a run-time document, by its path or address. */
async function lintServed(named: string): Promise<Finding[]> {
  const { subject: read, value } = subject('', '.', named, await textAt(named));
  if (value !== null) lintShape(read, value, brandDocument);
  return read.findings;
}

async function textAt(named: string): Promise<string> {
  try {
    if (!named.includes('://')) return readFileSync(named, 'utf8');
    const answer = await fetch(named);
    if (answer.ok) return await answer.text();
    throw new Error(`it answers ${answer.status}`);
  } catch (error) {
    throw new Refusal(`${named} can not be read: ${(error as Error).message}`);
  }
}

/** npm run brand -- lint [id | file | address] [--format json]: 1 when there is an error. */
export async function lint(args: readonly string[], folders = brandsFolder()): Promise<number> {
  const options = readOptions(args, ['format']);
  const [id] = options.words;
  const served = id !== undefined && /\.json$|:\/\//.test(id);
  if (id !== undefined && !served && !existsSync(join(folders, id)))
    throw new Refusal(
      `There is no brand "${id}" in tokens/brands: name one of them, or a brand document by file or address.`,
    );
  const format = options.one('format') ?? 'text';
  if (!['text', 'json'].includes(format)) throw new Refusal(`--format is text or json, not "${format}".`);
  const findings = served ? await lintServed(id) : lintBrands(folders, id);
  console.log(format === 'json' ? JSON.stringify(findings, null, 2) : textOf(findings, id, printer()));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Findings for people: mark, code and sentence, place, the line with the place underlined, and what helps. */
export function textOf(findings: readonly Finding[], id: string | undefined, print: Printer): string {
  const blocks = findings.flatMap((finding) => [...block(finding, print), '']);
  const count = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  const sum = `${amount(count('error'), 'error')}, ${amount(count('warning'), 'warning')}`;
  return [...blocks, `${print.style('bold', sum)} in ${id ?? 'all brands'}.`].join('\n');
}

const amount = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

function block({ severity, code, message, file, line, column, fix }: Finding, print: Printer): string[] {
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
    `  ${print.style('green', 'fix')}  ${fix}`,
  ];
}
