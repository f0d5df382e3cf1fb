import { type JsonSchema, resolve, type Shapes } from './jsonSchema.ts';
import { type ContractDocument, type Described, inputSchema, operationsOf, valueSchema } from './openapi.ts';

export type ChangeVerdict = 'breaks platforms' | 'breaks the site' | 'additive' | 'words';

export interface Change {
  call: string;
  /** JSON pointer into the input or value. */
  pointer: string;
  direction: 'request' | 'answer' | 'call';
  verdict: ChangeVerdict;
  words: string;
}

const order: readonly ChangeVerdict[] = ['breaks platforms', 'breaks the site', 'additive', 'words'];

export const isBreaking = ({ verdict }: Change): boolean => verdict.startsWith('breaks');

/** Lists what differs between two documents, the worst first. */
export function changesBetween(before: ContractDocument, after: ContractDocument): Change[] {
  const [old, young] = [byName(before), byName(after)];
  const changes: Change[] = [];
  for (const [name, was] of old) {
    const is = young.get(name);
    if (is) changes.push(...compareCalls(was, is, before, after));
    else changes.push(ofCall(name, 'breaks the site', 'the call is gone'));
  }
  for (const name of young.keys())
    if (!old.has(name)) changes.push(ofCall(name, 'breaks platforms', 'a new call, which platforms do not answer yet'));
  changes.push(...codeChanges(codesOf(before), codesOf(after)));
  return changes.sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
}

/** Lists the codes that a platform may refuse with. */
const codesOf = ({ components }: ContractDocument): readonly unknown[] =>
  components.schemas.Refused?.properties?.code?.enum ?? [];

function codeChanges(old: readonly unknown[], young: readonly unknown[]): Change[] {
  const gone = old.filter((code) => !young.includes(code));
  const fresh = young.filter((code) => !old.includes(code));
  return [
    ...(gone.length > 0 ? [ofCall('every call', 'breaks platforms', `codes are gone: ${gone.join(', ')}`)] : []),
    ...(fresh.length > 0 ? [ofCall('every call', 'additive', `new codes: ${fresh.join(', ')}`)] : []),
  ];
}

const byName = (document: ContractDocument) => new Map(operationsOf(document).map((one) => [one.name, one]));

const ofCall = (call: string, verdict: ChangeVerdict, words: string): Change => ({
  call,
  pointer: '',
  direction: 'call',
  verdict,
  words,
});

/** Flags that change how a call travels or who may make it. */
const flags = ['x-access', 'x-encrypted', 'x-sealed-field', 'x-money', 'x-launch', 'x-pictures'] as const;

function compareCalls(was: Described, is: Described, before: ContractDocument, after: ContractDocument): Change[] {
  const { name } = was;
  const changes: Change[] = [];
  if (was.path !== is.path || was.method !== is.method)
    changes.push(ofCall(name, 'breaks platforms', `${was.method} ${was.path} is now ${is.method} ${is.path}`));
  for (const flag of flags)
    if (was.operation[flag] !== is.operation[flag]) changes.push(ofCall(name, 'breaks platforms', `${flag} changed`));
  const typeOf = ({ operation }: Described) => Object.keys(operation.requestBody?.content ?? {})[0];
  if (typeOf(was) && typeOf(is) && typeOf(was) !== typeOf(is))
    changes.push(ofCall(name, 'breaks platforms', `the body is ${typeOf(is)} now`));
  if (JSON.stringify(was.operation.security) !== JSON.stringify(is.operation.security))
    changes.push(ofCall(name, 'breaks platforms', 'another caller may make it'));
  const told = ({ operation: { summary, description, tags } }: Described) =>
    JSON.stringify([summary, description, tags]);
  if (told(was) !== told(is)) changes.push(ofCall(name, 'words', 'title, description or group'));
  const [codes, nowCodes] = [was.operation['x-refusals'] ?? [], is.operation['x-refusals'] ?? []];
  if (nowCodes.some((code) => !codes.includes(code))) changes.push(ofCall(name, 'additive', 'a new refusal'));
  if (codes.some((code) => !nowCodes.includes(code))) changes.push(ofCall(name, 'words', 'a refusal less'));
  const shapes = { before: before.components.schemas, after: after.components.schemas };
  const compare = (direction: 'request' | 'answer', old: JsonSchema, young: JsonSchema) =>
    changes.push(...new Comparison(name, direction, shapes).compare(old, young, ''));
  compare('request', inputSchema(was.operation, before.components), inputSchema(is.operation, after.components));
  compare('answer', valueSchema(was.operation, before.components), valueSchema(is.operation, after.components));
  return changes;
}

class Comparison {
  readonly #call: string;
  readonly #direction: 'request' | 'answer';
  readonly #shapes: { before: Shapes; after: Shapes };

  constructor(call: string, direction: 'request' | 'answer', shapes: { before: Shapes; after: Shapes }) {
    this.#call = call;
    this.#direction = direction;
    this.#shapes = shapes;
  }

  compare(before: JsonSchema, after: JsonSchema, pointer: string): Change[] {
    const [old, young] = [resolve(before, this.#shapes.before), resolve(after, this.#shapes.after)];
    const changes = this.#own(old, young, pointer);
    for (const name of new Set([...Object.keys(old.properties ?? {}), ...Object.keys(young.properties ?? {})]))
      changes.push(...this.#field(old, young, name, `${pointer}/${name}`));
    if (old.items && young.items) changes.push(...this.compare(old.items, young.items, `${pointer}/*`));
    const [map, mapNow] = [old.additionalProperties, young.additionalProperties];
    if (typeof map === 'object' && typeof mapNow === 'object')
      changes.push(...this.compare(map, mapNow, `${pointer}/*`));
    if (old.anyOf && young.anyOf && old.anyOf.length === young.anyOf.length)
      old.anyOf.forEach((one, place) => {
        changes.push(...this.compare(one, young.anyOf?.[place] ?? {}, `${pointer}/${place}`));
      });
    else if (old.anyOf?.length !== young.anyOf?.length)
      changes.push(this.#tell('narrower', pointer, 'other alternatives'));
    return changes;
  }

  #tell(kind: 'narrower' | 'wider' | 'words', pointer: string, words: string): Change {
    // A platform writes answers and reads requests; the site does the opposite.
    const verdict: ChangeVerdict =
      kind === 'words'
        ? 'words'
        : this.#direction === 'answer'
          ? kind === 'narrower'
            ? 'breaks platforms'
            : 'additive'
          : kind === 'narrower'
            ? 'breaks the site'
            : 'breaks platforms';
    return { call: this.#call, pointer, direction: this.#direction, verdict, words };
  }

  #field(old: JsonSchema, young: JsonSchema, name: string, pointer: string): Change[] {
    const [was, is] = [old.properties?.[name], young.properties?.[name]];
    const [must, mustNow] = [old.required?.includes(name) ?? false, young.required?.includes(name) ?? false];
    if (was && is) {
      const level = must === mustNow ? [] : [this.#level(mustNow, pointer)];
      return [...level, ...this.compare(was, is, pointer)];
    }
    if (is)
      return [
        this.#named(
          mustNow ? 'breaks platforms' : 'additive',
          pointer,
          mustNow ? 'a new must' : 'a new optional field',
        ),
      ];
    if (this.#direction === 'request')
      return [this.#named(must ? 'breaks platforms' : 'additive', pointer, 'the field is not sent any more')];
    return [this.#named(must ? 'breaks the site' : 'additive', pointer, 'the field is not read any more')];
  }

  #level(mustNow: boolean, pointer: string): Change {
    if (this.#direction === 'request')
      return this.#named(
        mustNow ? 'additive' : 'breaks platforms',
        pointer,
        mustNow ? 'always sent now' : 'may be missing now',
      );
    return this.#named(mustNow ? 'breaks platforms' : 'additive', pointer, mustNow ? 'a must now' : 'no must any more');
  }

  #named(verdict: ChangeVerdict, pointer: string, words: string): Change {
    return { call: this.#call, pointer, direction: this.#direction, verdict, words };
  }

  #own(old: JsonSchema, young: JsonSchema, pointer: string): Change[] {
    const changes: Change[] = [];
    const same = (key: keyof JsonSchema) => JSON.stringify(old[key]) === JSON.stringify(young[key]);
    for (const key of ['type', 'const', 'format', 'pattern', 'allOf'] as const)
      if (!same(key))
        changes.push(this.#tell(young[key] === undefined ? 'wider' : 'narrower', pointer, `another ${key}`));
    if (!same('enum')) {
      const gone = old.enum && young.enum ? old.enum.filter((one) => !young.enum?.includes(one)) : [];
      changes.push(
        this.#tell(
          gone.length > 0 || !old.enum ? 'narrower' : 'wider',
          pointer,
          gone.length > 0 ? 'words are gone' : 'other words',
        ),
      );
    }
    for (const key of ['maxLength', 'maximum', 'maxItems', 'x-most-characters'] as const)
      if (!same(key))
        changes.push(
          this.#tell(
            (young[key] ?? Number.POSITIVE_INFINITY) < (old[key] ?? Number.POSITIVE_INFINITY) ? 'narrower' : 'wider',
            pointer,
            key,
          ),
        );
    for (const key of ['minLength', 'minimum', 'minItems'] as const)
      if (!same(key))
        changes.push(
          this.#tell(
            (young[key] ?? Number.NEGATIVE_INFINITY) > (old[key] ?? Number.NEGATIVE_INFINITY) ? 'narrower' : 'wider',
            pointer,
            key,
          ),
        );
    if (!same('x-also') || !same('x-forgiven')) changes.push(this.#spellings(old, young, pointer));
    if (!same('x-otherwise') || !same('x-drops')) {
      const stricter = (['x-otherwise', 'x-drops'] as const).some((key) => old[key] && !young[key]);
      changes.push(this.#tell(stricter ? 'narrower' : 'wider', pointer, 'what is done with an unknown value'));
    }
    for (const key of ['description', 'x-should', 'x-none', 'x-html'] as const)
      if (!same(key)) changes.push(this.#tell('words', pointer, key));
    return changes;
  }

  /** Compares the other spellings that are taken: as good, or forgiven. */
  #spellings(old: JsonSchema, young: JsonSchema, pointer: string): Change {
    const taken = (schema: JsonSchema) => [...(schema['x-also'] ?? []), ...(schema['x-forgiven'] ?? [])];
    const gone = taken(old).filter((one) => !taken(young).includes(one));
    const fresh = taken(young).filter((one) => !taken(old).includes(one));
    if (gone.length > 0) return this.#tell('narrower', pointer, `spellings are gone: ${gone.join(', ')}`);
    return this.#tell(fresh.length > 0 ? 'wider' : 'words', pointer, 'other spellings');
  }
}
