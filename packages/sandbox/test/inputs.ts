import type { AnyEndpoint } from '@baize/gateway';
import * as v from 'valibot';

/** Path of a field: property names, and 0 for the first item of an array. */
export type Path = readonly (string | 0)[];

interface Shape {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
}

const shapeOf = (schema: v.GenericSchema) => schema as unknown as Shape;

/** Returns the path of every free-text field. */
export function fieldsOf(schema: v.GenericSchema): Path[] {
  const { type, entries, wrapped, item, options } = shapeOf(schema);
  if (type === 'string') return [[]];
  if (wrapped) return fieldsOf(wrapped);
  if (entries) {
    return Object.entries(entries).flatMap(([name, entry]) => fieldsOf(entry).map((path) => [name, ...path]));
  }
  if (item) return fieldsOf(item).map((path) => [0, ...path]);
  if (type === 'union') return unique((options as v.GenericSchema[]).flatMap(fieldsOf));
  return [];
}

/** Returns a valid input with this text at the path and as little else as possible. */
export function inputWith(schema: v.GenericSchema, path: Path, text: string): unknown {
  const [step, ...rest] = path;
  const { entries, wrapped, item, options } = shapeOf(schema);
  if (wrapped) return inputWith(wrapped, path, text);
  if (step === undefined) return text;
  if (entries) {
    const pairs = Object.entries(entries).filter(([name, entry]) => name === step || !v.is(entry, undefined));
    return Object.fromEntries(
      pairs.map(([name, entry]) => [name, name === step ? inputWith(entry, rest, text) : sampleOf(entry)]),
    );
  }
  if (item) return [inputWith(item, rest, text)];
  const option = (options as v.GenericSchema[]).find((each) => includes(fieldsOf(each), path));
  if (!option) throw new TypeError(`no field at ${path.join('.')}`);
  return inputWith(option, path, text);
}

/** Converts wire names of an input to the client's names. */
export const byOurNames = ({ inputNames = {} }: AnyEndpoint, wire: unknown): unknown =>
  Object.fromEntries(Object.entries(wire as object).map(([name, value]) => [inputNames[name] ?? name, value]));

export function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | 0, unknown>)?.[step], input);
}

const samples = ['sample', 'EN', '1', 1, '1.00', true, 'AAAA', '8d8ac610-566d-4ef0-9c22-186b2a5ed793'];

function sampleOf(schema: v.GenericSchema): unknown {
  const { entries, item, options = [], literal } = shapeOf(schema);
  const candidates = [literal, ...options, ...samples, ...(item ? [[sampleOf(item)]] : [])];
  if (entries) candidates.push(inputWith(schema, ['(none)'], ''));
  const found = candidates.find((candidate) => candidate !== undefined && v.is(schema, candidate));
  if (found === undefined) throw new TypeError(`nothing is known that a ${schema.type} would take`);
  return found;
}

const includes = (paths: readonly Path[], path: Path) => paths.some((each) => each.join('.') === path.join('.'));
const unique = (paths: Path[]) => paths.filter((path, place) => !includes(paths.slice(0, place), path));
