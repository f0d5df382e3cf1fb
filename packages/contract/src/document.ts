import type { AnyEndpoint } from '@baize/gateway';
import { notes } from './calls/index.ts';
import { byAccess, errorNotes, everywhere, ofKeys } from './errors.ts';
import { groups } from './groups.ts';
import { type JsonSchema, refTo, resolve } from './jsonSchema.ts';
import { losses, withLevels } from './levels.ts';
import type { CallNotes } from './notes.ts';
import type { ContractDocument, Operation, Parameter } from './openapi.ts';
import { calls, convertAll } from './schema.ts';
import { shareShapes } from './shapes.ts';
import { shareParts } from './sharedParts.ts';

export interface DocumentFacts {
  version: string;
  /** Parts of the site by call, worst loss first; a call without any is marked unused. */
  parts: Readonly<Record<string, readonly string[]>>;
}

/** Builds the OpenAPI document of the contract. The same sources give the same bytes. */
export function contractDocument({ version, parts }: DocumentFacts): ContractDocument {
  const { requests, answers } = convertAll();
  const all = new Map<string, JsonSchema>();
  for (const [name, schema] of requests) all.set(`${name}:request`, schema);
  for (const [name, schema] of answers) all.set(`${name}:answer`, withLevels(name, schema));
  const { schemas, shapes } = shareShapes(all);
  const paths: ContractDocument['paths'] = {};
  for (const [name, call] of calls) {
    const operation = operationOf(name, call, {
      request: schemas.get(`${name}:request`) ?? {},
      // A whole request may be shared, and then it is a reference without fields of its own.
      fields: resolve(schemas.get(`${name}:request`) ?? {}, shapes),
      answer: schemas.get(`${name}:answer`) ?? {},
      parts: parts[name] ?? [],
    });
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  const parameters: Record<string, Parameter> = { IdempotencyKey: idempotencyKey };
  const responses: ContractDocument['components']['responses'] = { Refused: refusal };
  shareParts(paths, parameters, responses);
  return {
    openapi: '3.1.0',
    info: { title: 'Baize contract', version, description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: 'https://platform.example', description: 'Origin of the platform.' }],
    tags: Object.entries(groups).map(([id, { title, about, without }]) => ({
      name: id,
      description: `${title}. ${about} Without this group the site ${without}.`,
    })),
    security: [{ bearer: [] }],
    'x-losses': losses,
    'x-examples': 'examples/{operationId}.json',
    'x-refusals': { everyCall: everywhere, byAccess, withKey: ofKeys },
    paths,
    components: {
      schemas: { Done: done, Refused: refused, ...shapes },
      parameters,
      responses,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const introduction = [
  'What the site asks of a platform, written from the definitions that the site itself reads with.',
  'Every answer is an envelope: `success`, `value`, and for a refusal `code` and `message`. `success` decides; a refusal may come with status 200.',
  'Fields in `required` are musts: the site refuses the answer without them. `x-should` says what the site loses without a field. All others are optional, and null stands for absent.',
  '`x-forgiven` names spellings that the site takes although they are not the best.',
].join('\n\n');

const done: JsonSchema = { type: 'object', properties: { success: { const: true } }, required: ['success'] };

const refused: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    code: { enum: Object.keys(errorNotes) },
    message: { type: 'string', description: 'Plain text, at most 200 characters are read.' },
    value: { description: 'Details that the code promises, such as a fresh quote.' },
  },
  required: ['success', 'code'],
};

const refusal = {
  description: 'The call is refused; `code` says why.',
  content: { 'application/json': { schema: { $ref: refTo('Refused') } } },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'UUID of one payment. The same key again gives the same answer and moves nothing twice.',
  schema: { type: 'string', format: 'uuid' },
  'x-idempotency': { scope: 'player', repeat: 'the first answer', otherInput: 'conflict', running: 'in-flight' },
};

interface Shapes {
  request: JsonSchema;
  fields: JsonSchema;
  answer: JsonSchema;
  parts: readonly string[];
}

function operationOf(name: string, call: AnyEndpoint, { request, fields, answer, parts }: Shapes): Operation {
  const its = (notes as Record<string, CallNotes>)[name] as CallNotes;
  const query = call.method === 'GET' ? parametersOf(fields) : [];
  const parameters: Operation['parameters'] = [
    ...query,
    ...(call.money ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const hasBody = call.method !== 'GET' && Object.keys(fields.properties ?? {}).length > 0;
  return {
    operationId: name,
    tags: [its.group],
    summary: its.title,
    description: its.about,
    ...(call.access === 'open' && { security: call.tokenWhenHeld ? [{}, { bearer: [] }] : [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: bodyOf(call, call.sealedField ? fields : request) }),
    responses: {
      200: {
        description: 'Answer.',
        content: { 'application/json': { schema: { anyOf: [envelopeOf(answer), { $ref: refTo('Refused') }] } } },
      },
      '4XX': { $ref: '#/components/responses/Refused' },
    },
    ...(call.access !== 'open' && { 'x-access': call.access }),
    ...(call.capability && { 'x-capability': call.capability }),
    ...(its.refusals.length > 0 && { 'x-refusals': its.refusals }),
    ...(parts.length > 0 ? { 'x-parts': parts } : { 'x-unused': true }),
    ...(call.assumed && { 'x-assumed': true }),
    ...(call.encrypted && { 'x-encrypted': true }),
    ...(call.sealedField && { 'x-sealed-field': call.sealedField }),
    ...(call.money && { 'x-money': true }),
    ...(call.launch && { 'x-launch': true }),
    ...(call.playMoney && { 'x-play-money': true }),
    ...(call.background && { 'x-background': true }),
    ...(call.public && { 'x-public': true }),
    ...(call.pictures && { 'x-pictures': call.pictures }),
    ...(call.inputNames && { 'x-names': call.inputNames }),
  };
}

/** Success without a value may leave it out. */
const envelopeOf = (value: JsonSchema): JsonSchema =>
  value.$ref === refTo('Nothing')
    ? { $ref: refTo('Done') }
    : { allOf: [{ $ref: refTo('Done') }], properties: { value }, required: ['value'] };

function parametersOf({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
  }));
}

function bodyOf(call: AnyEndpoint, plain: JsonSchema): Operation['requestBody'] {
  const type = call.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const { sealedField } = call;
  const sealed = sealedField && plain.properties?.[sealedField];
  const schema = call.encrypted
    ? { type: 'object', properties: { payload: sealedText(plain) }, required: ['payload'] }
    : sealedField && sealed
      ? { ...plain, properties: { ...plain.properties, [sealedField]: sealedText(sealed) } }
      : plain;
  return { required: true, content: { [type]: { schema } } };
}

/** Compact JWE with the fields, the moment and a nonce inside. */
const sealedText = (plain: JsonSchema): JsonSchema => ({
  type: 'string',
  contentMediaType: 'application/jose',
  contentSchema: plain,
});
