import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeBy } from '../src/conform/index.ts';
import { isObject, type JsonSchema, resolve } from '../src/jsonSchema.ts';
import { inputSchema, operationsOf, valueSchema } from '../src/openapi.ts';
import { calls } from '../src/schema.ts';
import { readStrictly } from '../src/strict.ts';
import { published } from './document.fixture.ts';

const folder = 'docs/contract/examples';
const { components } = published;
const judge = judgeBy(published);
const rules = { shapes: components.schemas, losses: published['x-losses'] };

interface Example {
  input: unknown;
  answer: { success: boolean; value: unknown };
}

const examples = readdirSync(folder).map(
  (file) => [file.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Example] as const,
);

interface Place {
  schema: JsonSchema;
  level: 'must' | 'should';
  value: unknown;
  path: readonly (string | number)[];
}

/** Lists the fields of a value that the document calls a must or a should, and how to change each. */
function placesIn(given: JsonSchema, value: unknown, path: Place['path'] = []): Place[] {
  const schema = resolve(given, components.schemas);
  const { items } = schema;
  if (Array.isArray(value)) return value.flatMap((one, at) => (items ? placesIn(items, one, [...path, at]) : []));
  if (!isObject(value)) return [];
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]): Place[] => {
    if (!(name in value)) return [];
    const its = resolve(field, components.schemas);
    const level = required.includes(name) ? 'must' : its['x-should'] ? 'should' : null;
    const own: Place = {
      schema: its,
      level: level ?? 'should',
      value: value[name],
      path: [...path, name],
    };
    return [...(level ? [own] : []), ...placesIn(field, value[name], own.path)];
  });
}

/** Copies a value with another one at a path; undefined takes the field away. */
function changed(value: unknown, [step, ...rest]: Place['path'], next: unknown): unknown {
  if (step === undefined) return next;
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? changed(one, rest, next) : one));
  const copy = { ...(value as Record<string, unknown>) };
  copy[step] = changed(copy[step], rest, next);
  if (copy[step] === undefined) delete copy[step];
  return copy;
}

/** Changes that the site would feel: absent, another type, null, an amount with words, seconds. */
function mutants({ schema, level, value }: Place): unknown[] {
  const none = schema['x-none'] === true || value === null;
  const otherType = typeof value === 'object' ? 'text' : { other: 'type' };
  return [
    undefined,
    ...(schema.type || schema.enum ? [otherType] : []),
    ...(none || (level === 'must' && schema.anyOf) ? [] : [null]),
    ...(schema['x-amount'] && typeof value === 'string' ? [`1,${value} Rs`] : []),
    ...(schema['x-moment'] && typeof value === 'number' ? [Math.floor(value / 1000)] : []),
  ];
}

describe('examples and the strict reading', () => {
  test('CTR-05 every call has a recorded example, which fits the document and holds no secret', () => {
    const recorded = new Set(examples.map(([name]) => name));
    const missing = [...calls.keys()].filter((name) => !recorded.has(name));
    expect(missing).toEqual([]);
    for (const { name, operation } of operationsOf(published)) {
      const example = examples.find(([one]) => one === name)?.[1];
      if (!example) continue;
      expect(judge.read(name, example.answer.value), name).toEqual([]);
      const input = readStrictly(inputSchema(operation, components), example.input, rules);
      expect(
        input.filter(({ check }) => check === 'S1'),
        name,
      ).toEqual([]);
    }
    expect(JSON.stringify(examples)).not.toMatch(/Baize\.(demo|first)\.1|eyJ/);
  });

  test('CTR-02 the strict reading notices 95 of 100 changed musts and shoulds, and nothing in harmless differences', () => {
    let made = 0;
    const missed: string[] = [];
    for (const { name, operation } of operationsOf(published)) {
      const example = examples.find(([one]) => one === name)?.[1];
      if (!example) continue;
      const schema = valueSchema(operation, components);
      for (const place of placesIn(schema, example.answer.value))
        for (const next of mutants(place)) {
          made += 1;
          const mutant = changed(example.answer.value, place.path, next);
          if (judge.read(name, mutant).length === 0)
            missed.push(`${name} ${place.path.join('/')} ${JSON.stringify(next)}`);
        }
      expect(judge.read(name, harmless(example.answer.value, schema)), name).toEqual([]);
    }
    expect(made).toBeGreaterThan(3000);
    expect(missed.length / made, missed.slice(0, 20).join('\n')).toBeLessThan(0.05);
  });
});

/** Adds a field to each object that is no map, and turns the order of fields around. */
function harmless(value: unknown, given: JsonSchema = {}): unknown {
  const { items = {}, properties = {}, anyOf = [], ...schema } = resolve(given, components.schemas);
  if (Array.isArray(value)) return value.map((one) => harmless(one, items));
  if (!isObject(value)) return value;
  const all = Object.assign({}, ...anyOf.map((one) => resolve(one, components.schemas).properties), properties);
  const turned = Object.entries(value).reverse();
  const more = isObject(schema.additionalProperties) ? [] : [['itsOwn', {}] as const];
  return Object.fromEntries([...turned.map(([name, one]) => [name, harmless(one, all[name])] as const), ...more]);
}
