import type { JsonSchema } from './jsonSchema.ts';

export interface Parameter {
  name: string;
  in: 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
  'x-idempotency'?: Readonly<Record<string, string>>;
}

interface Reference {
  $ref: string;
}

interface Content {
  content: Readonly<Record<string, { schema: JsonSchema }>>;
}

/** One call as the document has it. */
export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  /** Absent where a token is needed. */
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly (Parameter | Reference)[];
  requestBody?: Content & { required: boolean };
  responses: Readonly<Record<string, (Content & { description: string }) | Reference>>;
  /** Absent for open calls. */
  'x-access'?: 'session' | 'player' | 'agent';
  /** Absent for what no site can do without. */
  'x-capability'?: string;
  'x-refusals'?: readonly string[];
  'x-parts'?: readonly string[];
  'x-unused'?: boolean;
  'x-assumed'?: boolean;
  'x-encrypted'?: boolean;
  'x-sealed-field'?: string;
  'x-money'?: boolean;
  'x-launch'?: boolean;
  /** True for calls that trial accounts may make where free play is a demonstration. */
  'x-play-money'?: boolean;
  'x-background'?: boolean;
  'x-public'?: boolean;
  'x-pictures'?: number;
  'x-names'?: Readonly<Record<string, string>>;
}

export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description: string }[];
  security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Sentence on what the site loses, by the key in `x-should`. */
  'x-losses': Readonly<Record<string, string>>;
  /** Place of the recorded example of a call. */
  'x-examples': string;
  /** Codes that stand at no call because many share them. */
  'x-refusals': {
    everyCall: readonly string[];
    byAccess: Readonly<Record<string, readonly string[]>>;
    withKey: readonly string[];
  };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Content & { description: string }>;
    securitySchemes: Record<string, { type: string; scheme: string }>;
  };
}

export interface Described {
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

/** Lists the calls of a document with address and method. */
export const operationsOf = ({ paths }: Pick<ContractDocument, 'paths'>): Described[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

type Components = ContractDocument['components'];

const lastStep = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Returns the schema of a call's value. */
export function valueSchema({ responses }: Operation, components: Components): JsonSchema {
  const found = responses['200'];
  const success = found && '$ref' in found ? components.responses[lastStep(found.$ref)] : found;
  return success?.content['application/json']?.schema.anyOf?.[0]?.properties?.value ?? {};
}

/** Returns the schema of a call's input, without its seal. */
export function inputSchema(operation: Operation, components: Components): JsonSchema {
  const { parameters = [], requestBody } = operation;
  const named = parameters.map((one) => ('$ref' in one ? components.parameters[lastStep(one.$ref)] : one));
  const query = named.filter((one) => one?.in === 'query') as Parameter[];
  if (query.length > 0)
    return {
      type: 'object',
      properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
      required: query.filter(({ required }) => required).map(({ name }) => name),
    };
  const body = Object.values(requestBody?.content ?? {})[0]?.schema ?? { type: 'object' };
  if (operation['x-encrypted']) return body.properties?.payload?.contentSchema ?? {};
  const sealed = operation['x-sealed-field'];
  const inner = sealed && body.properties?.[sealed]?.contentSchema;
  return sealed && inner ? { ...body, properties: { ...body.properties, [sealed]: inner } } : body;
}
