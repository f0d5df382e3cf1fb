import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandDocument } from '@baize/gateway';
import type { BrandSource } from '@baize/tokens/brand/source';
import { Refusal } from '@baize/tooling/refusal';
import { type Finding, type Subject, subject } from './finding.ts';
import { textOf } from './findingText.ts';
import { lintDocument } from './lintDocument.ts';
import { lintLook } from './lintLook.ts';
import { lintMarks } from './lintMarks.ts';
import { lintSense } from './lintSense.ts';
import { lintShape } from './lintShape.ts';
import { mendFindings } from './mend.ts';
import { readOptions } from './options.ts';
import { type Place, repository } from './place.ts';
import { printer } from './print.ts';
import { shownPath } from './readSource.ts';
import { sarifOf } from './sarif.ts';

interface Brand {
  id: string;
  source: BrandSource;
}

/**
 * Lints all brands of a folder, or one, in file order. Look and document are checked only if the file's shape is valid.
 */
export function lintBrands(place: Place = repository, only?: string): Finding[] {
  const { folders } = place;
  const ids = readdirSync(folders, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = ids.map(({ name }) => ({ id: name, file: join(folders, name, 'brand.json') }));
  const brands = files.flatMap(({ id, file }) => readQuietly(id, file));
  return files
    .filter(({ id }) => only === undefined || only === id)
    .flatMap(({ id, file }) => lintFolder(id, file, brands, place));
}

function lintFolder(id: string, path: string, brands: readonly Brand[], place: Place): Finding[] {
  const file = shownPath(path);
  const missing = {
    code: 'B700',
    severity: 'error',
    message: 'the folder has no brand.json',
    file,
    line: 1,
    column: 1,
  } as const;
  if (!existsSync(path)) return [{ ...missing, fix: `Make one (${place.command} new ${id} …), or remove the folder.` }];
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
    const source = value as BrandSource;
    lintLook(read, source, place);
    lintDocument(read, source, brands);
    lintSense(read, source);
    lintAccepted(read, source);
  }
  const { accepted = {} } = value as BrandSource;
  const open = read.findings.filter(({ code, severity }) => severity === 'error' || !(code in accepted));
  return open.sort((a, b) => a.line - b.line || a.column - b.column);
}

function lintAccepted(read: Subject, { accepted = {} }: BrandSource): void {
  for (const code of Object.keys(accepted))
    if (!read.findings.some((finding) => finding.code === code && finding.severity === 'warning'))
      read.find('warning', 'B705', ['accepted', code], `${code} is accepted, and is not found`, 'Remove it.', 'key', {
        kind: 'remove',
        path: ['accepted', code],
      });
}

/** Returns a brand for comparison; an unreadable one gets its own finding elsewhere. */
function readQuietly(id: string, file: string): Brand[] {
  try {
    const source = JSON.parse(readFileSync(file, 'utf8')) as BrandSource;
    return source.document ? [{ id, source }] : [];
  } catch {
    return [];
  }
}

async function lintServed(named: string): Promise<Finding[]> {
  const { subject: read, value } = subject('', '.', named, await textAt(named));
  if (value !== null) lintShape(read, value, brandDocument);
  if (value !== null && read.findings.every(({ severity }) => severity === 'warning'))
    lintMarks(read, value as object, [], false);
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

const formats = ['text', 'json', 'sarif'];

/** brand lint [id | file | address] [--fix] [--format text | json | sarif]: exits with 1 on errors. */
export async function lint(args: readonly string[], place: Place = repository): Promise<number> {
  const options = readOptions(args, ['fix', 'format']);
  const [id] = options.words;
  const served = id !== undefined && /\.json$|:\/\//.test(id);
  if (id !== undefined && !served && !existsSync(join(place.folders, id)))
    throw new Refusal(
      `There is no brand "${id}" in ${shownPath(place.folders)}: name one of them, or a brand document by file or address.`,
    );
  const format = options.one('format') ?? 'text';
  if (!formats.includes(format)) throw new Refusal(`--format is one of ${formats.join(', ')}, not "${format}".`);
  if (options.has('fix') && id?.includes('://'))
    throw new Refusal('--fix writes files, no addresses: save the document, and name the file.');
  const find = async () => (served ? await lintServed(id) : lintBrands(place, id));
  const { mended, findings } = options.has('fix')
    ? await mendFindings(find, place)
    : { mended: [], findings: await find() };
  if (format === 'text') console.log(textOf(findings, id, printer(), mended));
  else console.log(format === 'json' ? JSON.stringify(findings, null, 2) : sarifOf(findings));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}
