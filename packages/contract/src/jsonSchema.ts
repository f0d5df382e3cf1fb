/** Parts of JSON Schema 2020-12 that the document uses, with its own extensions. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  contentEncoding?: string;
  contentMediaType?: string;
  contentSchema?: JsonSchema;
  examples?: readonly unknown[];
  /** Level "should": key of what the site loses without the field, in the document's `x-losses`. */
  'x-should'?: string;
  /** True for a field of level "should" whose null says that there is none. */
  'x-none'?: true;
  /** Other spellings that are as good: types, or single words. */
  'x-also'?: readonly string[];
  /** Other spellings that the reader takes: types, or single words. */
  'x-forgiven'?: readonly string[];
  /** True if the reader takes an unknown value for another one instead of refusing. */
  'x-otherwise'?: true;
  /** True for a list that loses the rows it cannot read. */
  'x-drops'?: true;
  /** True for a text that is drawn as HTML, cleaned; any other is plain. */
  'x-html'?: true;
  'x-amount'?: true;
  'x-moment'?: true;
  /** Maximum visible characters, each of which can be many code units. */
  'x-most-characters'?: number;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const prefix = '#/components/schemas/';

export const refTo = (name: string): string => prefix + name;
export const nameOfRef = (ref: string): string => ref.slice(prefix.length);

export type Shapes = Readonly<Record<string, JsonSchema>>;

/** Returns the schema behind a reference, with what stands beside the reference on top. */
export function resolve(schema: JsonSchema, shapes: Shapes): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const target = shapes[nameOfRef($ref)];
  if (!target) throw new Error(`no shape ${$ref}`);
  return { ...resolve(target, shapes), ...beside };
}
