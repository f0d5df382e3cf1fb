import type { Capability } from '@baize/domain';
import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Required caller: `open` needs no token, `session` any, `player` one of a real account, `agent` an agent's. */
export type Access = 'open' | 'session' | 'player' | 'agent';

type InputNames = Readonly<Record<string, string>>;

interface Call<I extends v.GenericSchema, O extends v.GenericSchema> {
  method: Method;
  path: string;
  access: Access;
  /** Part of the product that stands or falls with the call; none for what no site can do without. */
  capability?: Capability;
  /** Schema of the request, also used to parse its query or body on the other side. */
  input: I;
  /** Fields renamed for callers: wire name → our name. */
  inputNames?: InputNames;
  /** Schema of the platform's `value`: from the wire's shape to ours. */
  value: O;
  /** True for input sent as one sealed payload. */
  encrypted?: true;
  /** Field of the input that is sent sealed. */
  sealedField?: string;
  /** True for input sent as form fields instead of JSON. */
  form?: true;
  /** Sent by a timer, so it does not keep the session alive. */
  background?: true;
  /** Open to trial accounts too, where the brand's free play is a demonstration. */
  playMoney?: true;
  /** Not, or not fully, described by the source. */
  assumed?: true;
  timeoutMs?: number;
  /** Starts a game, so it is never retried. */
  launch?: true;
  pictures?: number;
  /** Open call that still sends a token if there is one. */
  tokenWhenHeld?: true;
  /** Same response for every visitor without a token, so it may be kept for the visit. */
  public?: true;
}

export interface Endpoint<I extends v.GenericSchema = v.GenericSchema, O extends v.GenericSchema = v.GenericSchema>
  extends Call<I, O> {
  money?: undefined;
}

export interface MoneyEndpoint<I extends v.GenericSchema = v.GenericSchema, O extends v.GenericSchema = v.GenericSchema>
  extends Call<I, O> {
  money: true;
}

export type AnyEndpoint = Endpoint | MoneyEndpoint;

/**
 * Declares one call of the platform; client, sandbox and documentation are built from it.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends AnyEndpoint>(definition: E): E {
  return definition;
}

/** Input for callers, with our names; fields with a default are optional. */
export type InputOf<E extends AnyEndpoint> = E extends { inputNames: infer Names }
  ? Renamed<v.InferInput<E['input']>, Names>
  : v.InferInput<E['input']>;
export type RequestOf<E extends AnyEndpoint> = v.InferOutput<E['input']>;
export type WireOf<E extends AnyEndpoint> = v.InferInput<E['value']>;
export type ValueOf<E extends AnyEndpoint> = v.InferOutput<E['value']>;

type Renamed<Input, Names> = {
  [Field in keyof Input as Field extends keyof Names ? Names[Field] & string : Field]: Input[Field];
};

export function readQuery(query: URLSearchParams): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    fields[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return { ...fields };
}
