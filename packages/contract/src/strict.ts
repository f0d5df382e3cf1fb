import { readDecimal } from '@baize/domain';
import { isObject, type JsonSchema, resolve, type Shapes } from './jsonSchema.ts';

/** Deviation of a value from the document. */
export interface Deviation {
  /** Check of the shape family that names it. */
  check: 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'S7' | 'S8';
  severity: 'failed' | 'warning';
  pointer: string;
  /** Type or short description of the value, never the value. */
  came: string;
  wanted: string;
  /** Sentence on what the site loses. */
  lost?: string;
}

export interface StrictRules {
  shapes: Shapes;
  losses: Readonly<Record<string, string>>;
}

/** Reads a value by the document as it is written, without the reader's forgiveness. */
export function readStrictly(schema: JsonSchema, value: unknown, rules: StrictRules): Deviation[] {
  return new Strict(rules).read(schema, value, '');
}

class Strict {
  readonly #rules: StrictRules;

  constructor(rules: StrictRules) {
    this.#rules = rules;
  }

  read(given: JsonSchema, value: unknown, pointer: string): Deviation[] {
    const schema = resolve(given, this.#rules.shapes);
    if (schema.anyOf) return this.#anyOf(schema, value, pointer);
    const { type } = schema;
    if (type !== undefined && isSpelling(schema['x-also'] ?? [], value)) return [];
    if (type !== undefined && !ofType(type, value)) return [this.#wrongType(schema, value, pointer)];
    if (schema.const !== undefined && value !== schema.const)
      return [unlike(schema, pointer, describe(value), JSON.stringify(schema.const))];
    if (schema.enum && !schema.enum.includes(value)) return [stranger(schema, value, pointer)];
    if (typeof value === 'string') return readText(schema, value, pointer);
    if (typeof value === 'number') return readNumber(schema, value, pointer);
    if (Array.isArray(value)) return this.#list(schema, value, pointer);
    return isObject(value) ? this.#fields(schema, value, pointer) : [];
  }

  /** The alternative that fits best decides; one that a literal tells apart wins. */
  #anyOf(schema: JsonSchema, value: unknown, pointer: string): Deviation[] {
    const options = (schema.anyOf ?? []).map((option) => resolve(option, this.#rules.shapes));
    const kinds = isObject(value) ? options.filter((option) => saysKind(option, value, this.#rules.shapes)) : [];
    const tries = (kinds.length > 0 ? kinds : options).map((option) => this.read(option, value, pointer));
    return tries.sort((a, b) => weight(a) - weight(b))[0] ?? [];
  }

  #wrongType(schema: JsonSchema, value: unknown, pointer: string): Deviation {
    const came = describe(value);
    const wanted = wantedBy(schema);
    if (!isSpelling(schema['x-forgiven'] ?? [], value))
      return { check: 'S2', severity: 'failed', pointer, came, wanted };
    const lostAmount = schema['x-amount'] && typeof value === 'number' && readDecimal(value) === null;
    return { check: 'S3', severity: lostAmount ? 'failed' : 'warning', pointer, came, wanted };
  }

  #list(schema: JsonSchema, values: readonly unknown[], pointer: string): Deviation[] {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    const found: Deviation[] = [];
    if (values.length < minItems || values.length > maxItems)
      found.push({
        check: 'S2',
        severity: 'failed',
        pointer,
        came: `${values.length} items`,
        wanted: wantedBy(schema),
      });
    values.forEach((value, place) => {
      const inside = items ? this.read(items, value, `${pointer}/${place}`) : [];
      // The row goes with its must; what else is wrong with it keeps its name.
      const isLost = ({ check }: Deviation) => schema['x-drops'] === true && check === 'S1';
      found.push(...inside.map((one): Deviation => (isLost(one) ? { ...one, check: 'S4' } : one)));
    });
    return found;
  }

  #fields(schema: JsonSchema, value: Record<string, unknown>, pointer: string): Deviation[] {
    const { properties = {}, required = [], additionalProperties } = schema;
    const own = Object.entries(properties).flatMap(([name, field]) =>
      this.#field(field, required.includes(name), Object.hasOwn(value, name), value[name], `${pointer}/${step(name)}`),
    );
    const others = isObject(additionalProperties)
      ? Object.entries(value)
          .filter(([name]) => !(name in properties))
          .flatMap(([name, one]) => this.read(additionalProperties as JsonSchema, one, `${pointer}/${step(name)}`))
      : [];
    return [...own, ...others];
  }

  #field(field: JsonSchema, must: boolean, present: boolean, value: unknown, pointer: string): Deviation[] {
    const schema = resolve(field, this.#rules.shapes);
    const wanted = wantedBy(schema);
    if (must)
      return present
        ? this.read(field, value, pointer)
        : [{ check: 'S1', severity: 'failed', pointer, came: 'absent', wanted }];
    if (present && value !== null) return this.read(field, value, pointer);
    const loss = schema['x-should'];
    if (loss === undefined || (present && schema['x-none'])) return [];
    const lost = this.#rules.losses[loss] ?? loss;
    return [{ check: 'S5', severity: 'warning', pointer, came: present ? 'null' : 'absent', wanted, lost }];
  }
}

const step = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

const weight = (found: readonly Deviation[]) =>
  found.reduce((sum, { severity }) => sum + (severity === 'failed' ? 100 : 1), 0);

/** Reports whether a literal or an enumeration of a required field says that this alternative is meant. */
function saysKind(option: JsonSchema, value: Record<string, unknown>, shapes: Shapes): boolean {
  const required = option.required ?? [];
  const kinds = Object.entries(option.properties ?? {})
    .map(([name, field]) => [name, resolve(field, shapes)] as const)
    .filter(([name, { const: only, enum: some }]) => required.includes(name) && (only !== undefined || some));
  return kinds.length > 0 && kinds.every(([name, { const: only, enum: some = [only] }]) => some.includes(value[name]));
}

function ofType(type: string | readonly string[], value: unknown): boolean {
  if (typeof type !== 'string') return type.some((one) => ofType(one, value));
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

const words = new Set(['0', '1', 'true', 'false', 'Y', 'N']);

function isSpelling(spellings: readonly string[], value: unknown): boolean {
  return spellings.some((spelling) => {
    if (words.has(spelling)) return String(value) === spelling && typeof value !== 'object';
    if (spelling === 'digits') return typeof value === 'string' && /^\d+$/.test(value);
    if (spelling === 'text') return typeof value === 'string';
    if (spelling === 'numbers') return Array.isArray(value) && value.every((one) => typeof one === 'number');
    return ofType(spelling, value);
  });
}

function stranger(schema: JsonSchema, value: unknown, pointer: string): Deviation {
  const came = typeof value === 'string' ? 'a word that is not known' : describe(value);
  const wanted = wantedBy(schema);
  return schema['x-otherwise']
    ? { check: 'S7', severity: 'warning', pointer, came, wanted }
    : { check: 'S2', severity: 'failed', pointer, came, wanted };
}

const unlike = (schema: JsonSchema, pointer: string, came: string, wanted = wantedBy(schema)): Deviation => ({
  check: 'S2',
  severity: 'failed',
  pointer,
  came,
  wanted,
});

const markup = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#x?[0-9a-f]{2,6});/i;

/** Reports whether a text is shown as it is: neither an address nor of a form of its own, and not drawn as HTML. */
const isForPeople = (schema: JsonSchema): boolean =>
  (schema.maxLength === 400 || schema.maxLength === 100_000) && !schema['x-html'];

function readText(schema: JsonSchema, value: string, pointer: string): Deviation[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, allOf = [] } = schema;
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined);
  if (patterns.some((one) => !new RegExp(one).test(value)))
    return schema['x-amount']
      ? [
          {
            check: 'S3',
            severity: 'failed',
            pointer,
            came: 'text that is no decimal: not available',
            wanted: wantedBy(schema),
          },
        ]
      : [unlike(schema, pointer, 'text of another form')];
  if (isForPeople(schema) && markup.test(value))
    return [{ check: 'S8', severity: 'warning', pointer, came: 'HTML in plain text', wanted: 'plain text' }];
  if (value.length < minLength) return [unlike(schema, pointer, 'empty text')];
  return value.length > maxLength ? [unlike(schema, pointer, `${value.length} characters`)] : [];
}

function readNumber(schema: JsonSchema, value: number, pointer: string): Deviation[] {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (value >= minimum && value <= maximum) return [];
  if (!schema['x-moment']) return [unlike(schema, pointer, 'a number out of range')];
  const came = value * 1000 >= minimum && value * 1000 <= maximum ? 'seconds' : 'an implausible moment';
  return [{ check: 'S6', severity: 'failed', pointer, came, wanted: wantedBy(schema) }];
}

export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return value === undefined ? 'absent' : `a ${typeof value}`;
}

/** Says in words what a field takes. */
export function wantedBy(schema: JsonSchema): string {
  if (schema['x-amount']) return 'a decimal as text, such as "1234.50"';
  if (schema['x-moment']) return 'milliseconds since 1970';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`;
  const { type = 'a value', format } = schema;
  return format ? `${type} (${format})` : String(type);
}
