import { sharedFields } from './fields.ts';
import { type JsonSchema, refTo } from './jsonSchema.ts';

/** Parts that belong to a place and not to the shape that stands there. */
const ofThePlace = ['x-should', 'x-none', 'x-otherwise', 'x-html', 'default'] as const;

/** Shortest text of a schema that is worth a name. */
const worthwhile = 60;

const namesOfFields = new Map([...sharedFields.values()].map(({ name, json }) => [textOf(json), name]));

/** Replaces schemas that repeat by references. The same schemas give the same names. */
export function shareShapes(schemas: ReadonlyMap<string, JsonSchema>): {
  schemas: ReadonlyMap<string, JsonSchema>;
  shapes: Readonly<Record<string, JsonSchema>>;
} {
  const counts = new Map<string, number>();
  const places = new Map<string, readonly string[]>();
  for (const [name, schema] of schemas) count(schema, [name], counts, places);

  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [text, times] of counts) {
    const field = namesOfFields.get(text);
    if (times < 2 || text.length < worthwhile) continue;
    const name = field ?? freeName(places.get(text) ?? [], taken);
    names.set(text, name);
    taken.add(name);
  }
  const shapes: Record<string, JsonSchema> = {};
  const rewrite = (schema: JsonSchema, top = false): JsonSchema => {
    const { place, core } = split(schema);
    const name = top ? undefined : names.get(textOf(core));
    if (name === undefined) return { ...inside(core, rewrite), ...place };
    return { $ref: share(name, core), ...place };
  };
  const share = (name: string, core: JsonSchema): string => {
    if (!(name in shapes)) {
      shapes[name] = {};
      shapes[name] = inside(core, rewrite);
    }
    return refTo(name);
  };
  const rewritten = new Map([...schemas].map(([name, schema]) => [name, rewrite(schema)]));
  const sorted = Object.entries(shapes).sort(([a], [b]) => (a < b ? -1 : 1));
  return { schemas: rewritten, shapes: Object.fromEntries(sorted) };
}

function textOf(schema: JsonSchema): string {
  return JSON.stringify(schema, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function split(schema: JsonSchema): { place: JsonSchema; core: JsonSchema } {
  const core = { ...schema };
  const place: Record<string, unknown> = {};
  for (const key of ofThePlace) {
    if (core[key] === undefined) continue;
    place[key] = core[key];
    delete core[key];
  }
  return { place: place as JsonSchema, core };
}

/** Counts each schema by its text; the inside of a repeated one counts once. */
function count(
  schema: JsonSchema,
  path: readonly string[],
  counts: Map<string, number>,
  places: Map<string, readonly string[]>,
): void {
  const { core } = split(schema);
  const text = textOf(core);
  const before = counts.get(text) ?? 0;
  counts.set(text, before + 1);
  if (before > 0) return;
  places.set(text, path);
  for (const [step, inner] of innerOf(core)) count(inner, [...path, step], counts, places);
}

function innerOf(schema: JsonSchema): [string, JsonSchema][] {
  const { properties = {}, items, anyOf = [], additionalProperties, contentSchema } = schema;
  return [
    ...Object.entries(properties),
    ...(items ? [['*', items] as [string, JsonSchema]] : []),
    ...anyOf.map((one): [string, JsonSchema] => ['', one]),
    ...(typeof additionalProperties === 'object' ? [['*', additionalProperties] as [string, JsonSchema]] : []),
    ...(contentSchema ? [['', contentSchema] as [string, JsonSchema]] : []),
  ];
}

function inside(schema: JsonSchema, rewrite: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const { properties, items, anyOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, rewrite(one)])),
    }),
    ...(items && { items: rewrite(items) }),
    ...(anyOf && { anyOf: anyOf.map((one) => rewrite(one)) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: rewrite(additionalProperties) }),
  };
}

const colourless = new Set(['', 'list', 'content', 'value', 'vo', 'record', 'own', 'state']);

function freeName(path: readonly string[], taken: ReadonlySet<string>): string {
  const [call = '', ...steps] = path;
  const row = steps.at(-1) === '*';
  const named = steps.filter((step) => step !== '*' && step !== '').at(-1) ?? '';
  const noun = row ? named.replace(/ies$/, 'y').replace(/s$/, '') : named;
  const caller = pascal(call.split(':')[0] ?? '');
  const candidates = [
    ...(colourless.has(named) ? [] : [pascal(noun)]),
    row ? `${caller}${colourless.has(named) ? '' : pascal(noun)}Row` : `${caller}${pascal(noun)}`,
  ];
  const free = candidates.find((name) => !taken.has(name));
  if (free) return free;
  for (let next = 2; ; next += 1) {
    const name = `${candidates.at(-1)}${next}`;
    if (!taken.has(name)) return name;
  }
}

const pascal = (name: string) =>
  name.replace(/(^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
