import * as v from 'valibot';
import { expectedText, type Schema } from './expectedText.ts';
import { meant, type Path, type Subject } from './finding.ts';
import { brandSchema } from './schema.ts';

/** Value the site substitutes for an invalid one, or for its ancestor. */
interface Fallback {
  value: unknown;
}

/** Fields whose silent fallback is an error. */
const grave = ['licences', 'ageGate', 'jurisdiction', 'platformKey'];

/** Reports unknown and missing keys, invalid values, and values the site would silently replace by a default. */
export function lintShape(subject: Subject, value: unknown, schema: v.GenericSchema = brandSchema): void {
  walk(subject, schema as unknown as Schema, value, []);
}

function walk(subject: Subject, schema: Schema, value: unknown, path: Path, outer?: Fallback): void {
  const { wrapped, entries, item } = schema;
  const fallback = 'fallback' in schema ? { value: schema.fallback } : outer;
  if (wrapped && value !== undefined && value !== null) walk(subject, wrapped, value, path, fallback);
  else if (entries && isObject(value)) walkObject(subject, entries, value, path, fallback);
  else if (schema.type === 'union' && isObject(value) && entriesOf(schema))
    walk(subject, entriesOf(schema) as Schema, value, path, fallback);
  else if (item && Array.isArray(value))
    for (const [place, each] of value.entries()) walk(subject, item, each, [...path, place], fallback);
  else if (schema.type === 'record' && isObject(value)) walkRecord(subject, schema, value, path, fallback);
  else leaf(subject, schema, value, path, fallback);
}

const entriesOf = ({ options = [] }: Schema): Schema | undefined =>
  options.find((option): option is Schema => isObject(option) && 'entries' in option);

function walkObject(
  subject: Subject,
  entries: Record<string, Schema>,
  value: Record<string, unknown>,
  path: Path,
  fallback?: Fallback,
): void {
  const names = Object.keys(entries);
  for (const key of Object.keys(value)) if (!names.includes(key)) unknownKey(subject, key, names, path, value);
  for (const [key, entry] of Object.entries(entries)) {
    if (key in value) walk(subject, entry, value[key], [...path, key], fallback);
    else if (entry.type !== 'optional')
      subject.find(
        'error',
        'B102',
        path,
        `${key} is missing${path.length > 0 ? ` in ${path.join('.')}` : ''}`,
        `Add "${key}".`,
        'key',
      );
  }
}

function walkRecord(
  subject: Subject,
  { key, value: each }: Schema,
  value: Record<string, unknown>,
  path: Path,
  fallback?: Fallback,
): void {
  for (const [name, entry] of Object.entries(value)) {
    if (key && !v.safeParse(key as unknown as v.GenericSchema, name).success)
      unknownKey(subject, name, (key.options ?? []).map(String), path, value);
    else if (each) walk(subject, each, entry, [...path, name], fallback);
  }
}

const derived = ['id', 'name'];

function unknownKey(subject: Subject, key: string, names: readonly string[], path: Path, owner: object): void {
  const guess = meant(key, names);
  const own = path[0] === 'document' && path.length === 1 && derived.includes(key);
  const fix = own
    ? 'Remove it: the id is the name of the folder, and the name stands at the top of the file.'
    : guess
      ? `Rename it to "${guess}".`
      : `Remove it; known here: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ' …' : ''}.`;
  const severity =
    path.some((part) => grave.includes(String(part))) || (guess && grave.includes(guess)) ? 'error' : 'warning';
  subject.find(
    severity,
    'B101',
    [...path, key],
    `unknown key "${key}"${guess ? `: did you mean "${guess}"?` : ''}`,
    fix,
    'key',
    own
      ? { kind: 'remove', path: [...path, key] }
      : guess && !(guess in owner)
        ? { kind: 'rename', to: guess }
        : undefined,
  );
}

function leaf(subject: Subject, schema: Schema, value: unknown, path: Path, fallback?: Fallback): void {
  const result = v.safeParse(schema as unknown as v.GenericSchema, value);
  const said = JSON.stringify(value);
  // A leaf with a fallback succeeds with another value.
  if (result.success && !('fallback' in schema && JSON.stringify(result.output) !== said)) return;
  const isGrave = path.some((part) => grave.includes(String(part)));
  const severe = !fallback || isGrave;
  const severity = severe ? 'error' : 'warning';
  const words = wordsOf(schema);
  const expected = expectedText(schema, path);
  // Legally relevant values are never guessed.
  const guess = isGrave || typeof value !== 'string' ? null : meant(value, words);
  const mend = guess ? ({ kind: 'set', path, value: guess } as const) : undefined;
  const entry = Object.entries(entriesOf(schema)?.entries ?? {}).filter(([, { type }]) => type !== 'optional');
  const orEntry = entry.length > 0 ? `, or an entry with ${entry.map(([key]) => `"${key}"`).join(' and ')}` : '';
  const oneOf = words.length > 0 ? `One of ${words.join(', ')}${orEntry}.` : `It takes ${expected}${orEntry}.`;
  const fix = guess ? `Write "${guess}".` : oneOf;
  if (path.at(-2) === 'licences' && typeof value === 'string')
    subject.find(severity, 'B113', path, `unknown licence ${said}: the seal would be missing on every page`, fix);
  else if (fallback) {
    const instead = `the site would take ${JSON.stringify(fallback.value)} instead`;
    subject.find(severity, 'B110', path, `${path.join('.')} is ${said}: ${instead}`, fix, 'value', mend);
  } else subject.find(severity, 'B103', path, `${path.join('.')} is ${said}`, fix, 'value', mend);
}

function wordsOf({ options = [] }: Schema): string[] {
  return options.flatMap((option) =>
    typeof option === 'object' && option !== null ? wordsOf(option as Schema) : [String(option)],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
