import { type AnyEndpoint, endpoints } from '@baize/gateway';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { JsonSchema } from './jsonSchema.ts';
import { overrides } from './overrides.ts';
import { type Side, WireWalk } from './wire.ts';

export const calls: ReadonlyMap<string, AnyEndpoint> = new Map(Object.entries(endpoints));

export const callNamed = (name: string): AnyEndpoint => {
  const call = calls.get(name);
  if (!call) throw new Error(`no call ${name}`);
  return call;
};

export interface Schemas {
  requests: ReadonlyMap<string, JsonSchema>;
  answers: ReadonlyMap<string, JsonSchema>;
  /** Overrides and shared fields that a call uses. */
  used: ReadonlySet<unknown>;
}

/** Converts the input and value of every call. Throws where a rule cannot be written. */
export function convertAll(): Schemas {
  const request = new WireWalk('request', overrides);
  const answer = new WireWalk('answer', overrides);
  const all = (side: Side) =>
    new Map([...calls].map(([name, call]) => [name, convert(name, call, side, side === 'request' ? request : answer)]));
  return { requests: all('request'), answers: all('answer'), used: new Set([...request.used, ...answer.used]) };
}

function convert(name: string, call: AnyEndpoint, side: Side, walk: WireWalk): JsonSchema {
  try {
    const wire = walk.read(side === 'request' ? call.input : call.value);
    return tidy(toJsonSchema(wire, { target: 'draft-2020-12', errorMode: 'throw' }) as JsonSchema);
  } catch (cause) {
    throw new Error(`${name} ${side}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Drops what says nothing, such as an empty list of required fields. */
function tidy(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      (key === 'required' && Array.isArray(value) && value.length === 0) || key === '$schema' ? undefined : value,
    ),
  ) as JsonSchema;
}
