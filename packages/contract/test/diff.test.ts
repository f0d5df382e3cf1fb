import { expect, test } from 'vitest';
import { changesBetween } from '../src/diff.ts';
import type { JsonSchema } from '../src/jsonSchema.ts';
import type { ContractDocument, Operation } from '../src/openapi.ts';

interface Call extends Partial<Operation> {
  path?: string;
  method?: string;
  input?: JsonSchema;
  type?: string;
  value?: JsonSchema;
}

const fields = (properties: Record<string, JsonSchema>, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

function documentOf(calls: Record<string, Call>): ContractDocument {
  const paths: ContractDocument['paths'] = {};
  for (const [
    name,
    {
      path = `/wps/${name}`,
      method = 'post',
      input = fields({}),
      type = 'application/json',
      value = fields({}),
      ...more
    },
  ] of Object.entries(calls))
    paths[path] = {
      [method]: {
        operationId: name,
        tags: ['wallet'],
        summary: name,
        description: name,
        requestBody: { required: true, content: { [type]: { schema: input } } },
        responses: {
          200: { description: 'Answer.', content: { 'application/json': { schema: { anyOf: [fields({ value })] } } } },
        },
        ...more,
      },
    };
  return { paths, components: { schemas: {}, parameters: {}, responses: {} } } as unknown as ContractDocument;
}

const text: JsonSchema = { type: 'string' };
const call = (one: Call) => ({ call: one });

/** Before, after, verdict. */
const pairs: readonly (readonly [string, Record<string, Call>, Record<string, Call>, string])[] = [
  ['a new call', call({}), { ...call({}), more: {} }, 'breaks platforms'],
  ['a call that is gone', { ...call({}), more: {} }, call({}), 'breaks the site'],
  ['another path', call({}), call({ path: '/wps/other' }), 'breaks platforms'],
  ['another method', call({}), call({ method: 'put' }), 'breaks platforms'],
  ['another access', call({ 'x-access': 'session' }), call({ 'x-access': 'player' }), 'breaks platforms'],
  ['sealed now', call({}), call({ 'x-money': true }), 'breaks platforms'],
  ['open now', call({}), call({ security: [] }), 'breaks platforms'],
  ['other words', call({}), call({ description: 'Better words.' }), 'words'],
  ['a new refusal', call({}), call({ 'x-refusals': ['not-found'] }), 'additive'],
  ['a new must of an answer', call({}), call({ value: fields({ a: text }, ['a']) }), 'breaks platforms'],
  ['a new optional field of an answer', call({}), call({ value: fields({ a: text }) }), 'additive'],
  ['a must that is not read any more', call({ value: fields({ a: text }, ['a']) }), call({}), 'breaks the site'],
  [
    'an optional field that becomes a must',
    call({ value: fields({ a: text }) }),
    call({ value: fields({ a: text }, ['a']) }),
    'breaks platforms',
  ],
  [
    'a must that becomes optional',
    call({ value: fields({ a: text }, ['a']) }),
    call({ value: fields({ a: text }) }),
    'additive',
  ],
  [
    'another type',
    call({ value: fields({ a: text }) }),
    call({ value: fields({ a: { type: 'integer' } }) }),
    'breaks platforms',
  ],
  [
    'a shorter text',
    call({ value: fields({ a: { ...text, maxLength: 9 } }) }),
    call({ value: fields({ a: { ...text, maxLength: 5 } }) }),
    'breaks platforms',
  ],
  [
    'a longer text',
    call({ value: fields({ a: { ...text, maxLength: 5 } }) }),
    call({ value: fields({ a: { ...text, maxLength: 9 } }) }),
    'additive',
  ],
  [
    'a word that is gone',
    call({ value: fields({ a: { enum: ['x', 'y'] } }) }),
    call({ value: fields({ a: { enum: ['x'] } }) }),
    'breaks platforms',
  ],
  ['a new input that is always sent', call({}), call({ input: fields({ a: text }, ['a']) }), 'breaks platforms'],
  ['a new input that may be sent', call({}), call({ input: fields({ a: text }) }), 'additive'],
  [
    'a tightened input',
    call({ input: fields({ a: { ...text, maxLength: 9 } }) }),
    call({ input: fields({ a: { ...text, maxLength: 5 } }) }),
    'breaks the site',
  ],
  [
    'an input of more words',
    call({ input: fields({ a: { enum: ['x'] } }) }),
    call({ input: fields({ a: { enum: ['x', 'y'] } }) }),
    'breaks platforms',
  ],
  [
    'a form instead of JSON',
    call({ input: fields({}) }),
    call({ type: 'application/x-www-form-urlencoded' }),
    'breaks platforms',
  ],
  ['a refusal less', call({ 'x-refusals': ['not-found'] }), call({}), 'words'],
  [
    'a spelling that is forgiven no more',
    call({ value: fields({ a: { ...text, 'x-forgiven': ['number'] } }) }),
    call({ value: fields({ a: text }) }),
    'breaks platforms',
  ],
  [
    'a spelling that is as good now',
    call({ value: fields({ a: { ...text, 'x-forgiven': ['number'] } }) }),
    call({ value: fields({ a: { ...text, 'x-also': ['number'] } }) }),
    'words',
  ],
  [
    'an unknown word that is refused now',
    call({ value: fields({ a: { enum: ['x'], 'x-otherwise': true } }) }),
    call({ value: fields({ a: { enum: ['x'] } }) }),
    'breaks platforms',
  ],
  [
    'fewer characters of an input',
    call({ input: fields({ a: { ...text, 'x-most-characters': 9 } }) }),
    call({ input: fields({ a: { ...text, 'x-most-characters': 5 } }) }),
    'breaks the site',
  ],
  [
    'another entry of a map',
    call({ value: { type: 'object', additionalProperties: text } }),
    call({ value: { type: 'object', additionalProperties: { type: 'integer' } } }),
    'breaks platforms',
  ],
];

test('CTR-08 29 pairs of before and after have the verdict that the table says, and no change is none', () => {
  for (const [name, before, after, verdict] of pairs) {
    const found = changesBetween(documentOf(before), documentOf(after));
    expect(
      found.map((one) => one.verdict),
      name,
    ).toEqual([verdict]);
    expect(changesBetween(documentOf(after), documentOf(after)), name).toEqual([]);
  }
});

test('CTR-08 a code that is gone breaks platforms, a new one does not', () => {
  const withCodes = (...codes: string[]): ContractDocument => {
    const document = documentOf({});
    return {
      ...document,
      components: { ...document.components, schemas: { Refused: fields({ code: { enum: codes } }) } },
    };
  };
  const verdicts = (before: ContractDocument, after: ContractDocument) =>
    changesBetween(before, after).map(({ verdict, words }) => `${verdict}: ${words}`);
  expect(verdicts(withCodes('a', 'b'), withCodes('a', 'c'))).toEqual([
    'breaks platforms: codes are gone: b',
    'additive: new codes: c',
  ]);
});
