import * as v from 'valibot';
import { sharedFields } from './fields.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** Parts of a schema that the walk reads. */
interface Loose {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  type: string;
  pipe?: readonly Loose[];
  wrapped?: Loose;
  entries?: Record<string, Loose>;
  item?: Loose;
  listed?: Loose;
  options?: readonly unknown[];
  key?: Loose;
  value?: Loose;
  fallback?: unknown;
  default?: unknown;
  most?: number;
  requirement?: unknown;
}

export type Side = 'request' | 'answer';

const loose = (schema: v.GenericSchema) => schema as unknown as Loose;
const schemaOf = (schema: Loose) => schema as unknown as v.GenericSchema;

const described = (json: JsonSchema, root: v.GenericSchema = json.type === 'string' ? v.string() : v.unknown()) =>
  v.pipe(root, v.metadata(json as Record<string, unknown>)) as v.GenericSchema;

/** Shared fields and overrides as written, the same for requests and answers. */
const written = new Map<unknown, v.GenericSchema>();

/** Schemas of single calls that no rule of the walk can read, by identity. */
export type Overrides = ReadonlyMap<unknown, JsonSchema>;

/**
 * Rebuilds a schema of the gateway as the wire writes it best: without transforms, without what is forgiven, and with
 * the rules that stand after a transform. Throws where a rule would be lost.
 */
export class WireWalk {
  readonly #overrides: Overrides;
  readonly #known = new Map<unknown, v.GenericSchema>();
  readonly used = new Set<unknown>();
  readonly #patterned = new Set<v.GenericSchema>();
  readonly #side: Side;

  constructor(side: Side, overrides: Overrides) {
    this.#side = side;
    this.#overrides = overrides;
  }

  read(schema: v.GenericSchema): v.GenericSchema {
    const wire = this.#known.get(schema) ?? this.#build(loose(schema));
    this.#known.set(schema, wire);
    return wire;
  }

  #build(schema: Loose): v.GenericSchema {
    const shared = sharedFields.get(schema)?.json ?? this.#overrides.get(schema);
    if (shared) {
      this.used.add(schema);
      const wire = written.get(schema) ?? described(shared);
      written.set(schema, wire);
      if (shared.pattern !== undefined) this.#patterned.add(wire);
      return wire;
    }
    if (schema.pipe) return this.#pipe(schema.pipe);
    switch (schema.type) {
      case 'optional':
      case 'nullish':
      case 'nullable':
        return this.#wrapped(schema);
      case 'object':
        return this.#object(schema.entries ?? {});
      case 'array':
        return schema.listed
          ? v.pipe(v.array(this.read(schemaOf(schema.listed))), v.metadata({ 'x-drops': true }))
          : v.array(this.read(schemaOf(schema.item as Loose)));
      case 'union':
        if (isNumeric(schema.options as Loose[])) return described({ type: 'number', 'x-forgiven': ['digits'] });
        return v.union((schema.options as Loose[]).map((option) => this.read(schemaOf(option))));
      case 'record':
        return v.record(
          this.read(schemaOf(schema.key as Loose)) as v.GenericSchema<string, string>,
          this.read(schemaOf(schema.value as Loose)),
        );
      case 'unknown':
        throw new Error('a schema that takes anything needs an override');
      default:
        return schemaOf(schema);
    }
  }

  /** Null stands for absent in an answer, so only a request tells the two apart. */
  #wrapped(schema: Loose): v.GenericSchema {
    const inner = this.read(schemaOf(schema.wrapped as Loose));
    const optional = schema.type !== 'nullable';
    const asDefault = typeof schema.default === 'function' || schema.default === null ? undefined : schema.default;
    const nullable =
      schema.type !== 'optional' && !(this.#side === 'answer' && (optional || schema.fallback !== undefined));
    const extra: Record<string, unknown> = {
      ...(this.#side === 'request' && asDefault !== undefined && { default: asDefault }),
    };
    const wire = nullable ? v.nullable(inner) : inner;
    return Object.keys(extra).length > 0 ? v.pipe(wire, v.metadata(extra)) : wire;
  }

  #object(entries: Record<string, Loose>): v.GenericSchema {
    const rebuilt = Object.entries(entries).map(([name, entry]) => {
      const wire = this.read(schemaOf(entry));
      const required = !v.safeParse(schemaOf(entry), undefined).success;
      const otherwise = this.#side === 'answer' && forgives(entry) && !sharedFields.has(entry);
      const marked = otherwise ? v.pipe(wire, v.metadata({ 'x-otherwise': true })) : wire;
      return [name, required ? marked : v.optional(marked)] as const;
    });
    return v.object(Object.fromEntries(rebuilt));
  }

  /** Keeps the rules of a pipe; those after a transform only where the transform keeps the spelling. */
  #pipe([first, ...rest]: readonly Loose[]): v.GenericSchema {
    const root = this.read(schemaOf(first as Loose));
    const kept: Loose[] = [];
    let changed = false;
    for (const item of rest) {
      if (item.kind === 'transformation') changed = true;
      else if (item.kind === 'schema') {
        // A second schema only says that the value must be there, which `#object` finds by trial.
        if (item.type !== 'string' && item.type !== 'number') throw new Error(`a rule is lost: ${item.type} in a pipe`);
      } else if (changed) throw new Error(`a rule is lost: ${item.type} after a transform`);
      else kept.push(item);
    }
    const patterned = this.#patterned.has(root);
    const rules = kept.map((action) => asRule(action, patterned));
    return rules.length === 0 ? root : (v.pipe(root, ...(rules as [])) as unknown as v.GenericSchema);
  }
}

function asRule(action: Loose, patterned: boolean): unknown {
  if (action.type === 'regex' && patterned)
    return v.metadata({ allOf: [{ pattern: (action.requirement as RegExp).source }] });
  if (action.type !== 'check') return action;
  if (action.most !== undefined) return v.metadata({ 'x-most-characters': action.most });
  throw new Error('a rule is lost: a check without an override');
}

/** Reports whether the reader takes something else for a value that does not fit. */
function forgives(entry: Loose): boolean {
  if (entry.fallback !== undefined) return true;
  if (entry.pipe) return forgives(entry.pipe[0] as Loose);
  return entry.wrapped !== undefined && forgives(entry.wrapped);
}

/** Reports whether a union is a number that may come as text. */
const isNumeric = ([first, ...rest]: readonly Loose[]): boolean =>
  first?.type === 'number' && rest.every(({ type, pipe }) => type === 'string' && pipe?.at(-1)?.type === 'transform');
