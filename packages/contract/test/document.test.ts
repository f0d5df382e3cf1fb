import { gzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { contractDocument } from '../src/document.ts';
import { sharedFields } from '../src/fields.ts';
import { isObject, type JsonSchema, resolve } from '../src/jsonSchema.ts';
import { decidedFields, withLevels } from '../src/levels.ts';
import { inputSchema, operationsOf } from '../src/openapi.ts';
import { overrides } from '../src/overrides.ts';
import { calls, convertAll } from '../src/schema.ts';
import { published } from './document.fixture.ts';

const schemas = convertAll();
const parts = Object.fromEntries(
  operationsOf(published).map(({ name, operation }) => [name, operation['x-parts'] ?? []]),
);
const build = () => contractDocument({ version: published.info.version, parts });
const operations = operationsOf(build());

function eachSchema(schema: JsonSchema, see: (one: JsonSchema) => void): void {
  see(schema);
  const { properties = {}, items, anyOf = [], additionalProperties, contentSchema } = schema;
  for (const one of [...Object.values(properties), items, ...anyOf, additionalProperties, contentSchema])
    if (isObject(one)) eachSchema(one as JsonSchema, see);
}

describe('document', () => {
  test('CTR-01 every input and value of 198 calls converts, and each shared field and override is in use', () => {
    expect(calls.size).toBe(198);
    expect([schemas.requests.size, schemas.answers.size]).toEqual([198, 198]);
    const unused = [...overrides.keys()].filter((schema) => !schemas.used.has(schema));
    expect(unused).toEqual([]);
    expect(overrides.size).toBe(8);
    const names = [...sharedFields].filter(([schema]) => !schemas.used.has(schema)).map(([, { name }]) => name);
    expect(names).toEqual(['Digits']);
  });

  test('CTR-01 every field that a call is sent stands at its operation', () => {
    const { components } = build();
    const lost = operations.flatMap(({ name, operation }) => {
      const sent = Object.keys(schemas.requests.get(name)?.properties ?? {});
      const shown = resolve(inputSchema(operation, components), components.schemas).properties ?? {};
      return sent.filter((field) => !(field in shown)).map((field) => `${name}.${field}`);
    });
    expect(lost).toEqual([]);
  });

  test('CTR-01 nothing is a list of anything, and only calls without a value take anything', () => {
    const open: string[] = [];
    for (const [name, schema] of [...schemas.answers, ...schemas.requests])
      eachSchema(schema, (one) => {
        const says = Object.keys(one).filter((key) => !/^(description|x-|default)/.test(key));
        if (says.length === 0 && one.description !== 'Nothing of it is read.') open.push(name);
      });
    expect(open).toEqual([]);
  });

  test('CTR-02 each field has a level, and each decided field exists', () => {
    const undecided: string[] = [];
    const seen = new Set<string>();
    for (const [name, schema] of schemas.answers) {
      withLevels(name, schema, undecided);
      eachSchema(schema, ({ properties = {}, required = [] }) => {
        for (const field of Object.keys(properties)) if (!required.includes(field)) seen.add(field);
      });
    }
    expect(undecided).toEqual([]);
    expect(decidedFields.filter((field) => !seen.has(field.split('.').at(-1) ?? ''))).toEqual([]);
    expect(new Set(decidedFields).size).toBe(decidedFields.length);
  });

  test('CTR-03 the flags of a call stand in the document', () => {
    const count = (flag: keyof (typeof operations)[0]['operation']) =>
      operations.filter(({ operation }) => operation[flag] !== undefined).length;
    expect([count('x-money'), count('x-encrypted'), count('x-sealed-field'), count('x-launch')]).toEqual([
      20, 18, 1, 3,
    ]);
    expect([count('x-assumed'), count('x-pictures')]).toEqual([184, 3]);
    const { security } = operations.find(({ name }) => name === 'gameList')?.operation ?? {};
    expect(security).toEqual([{}, { bearer: [] }]);
  });

  test('CTR-06 the document is valid OpenAPI 3.1, a broken one is refused, and the same sources give the same bytes', async () => {
    const document = build();
    expect(await new Validator().validate({ ...structuredClone(document) })).toMatchObject({ valid: true });
    const broken = { ...structuredClone(document), info: { title: 'no version' } };
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
    expect(JSON.stringify(build())).toBe(JSON.stringify(document));
  });

  test('CTR-06 every call has a title, words, a group, an answer and a refusal, and the whole stays light', () => {
    for (const { name, operation } of operations) {
      const { summary, description, tags, responses } = operation;
      expect([summary, description, tags[0]].every(Boolean), name).toBe(true);
      expect(Object.keys(responses), name).toEqual(['200', '4XX']);
    }
    const text = JSON.stringify(build());
    expect(text.length).toBeLessThan(315_000);
    expect(gzipSync(text).length).toBeLessThan(41_000);
  });
});
