import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: `open` needs no token, `session` any, `player` one of no trial account, `agent` an agent's. */
export type Access = 'open' | 'session' | 'player' | 'agent';

/** The wire's name of a field and ours. */
type InputNames = Readonly<Record<string, string>>;

interface Call<I extends v.GenericSchema, O extends v.GenericSchema> {
  method: Method;
  path: string;
  access: Access;
  /** The input as it travels; the same schema reads it back from the query or the body on the other side. */
  input: I;
  /** Fields that callers know by another name than the wire does: the wire's name and ours. */
  inputNames?: InputNames;
  /** The platform's `value`: its input is the wire's shape, its output what we use inside. */
  value: O;
  /** The input travels as one sealed payload. */
  encrypted?: true;
  /** This one field of the input travels sealed. */
  sealedField?: string;
  /** The input travels as a form's fields instead of JSON. */
  form?: true;
  /** Sent by a timer, not by the player: it does not keep the session alive. */
  background?: true;
  /** The source does not show this call, or not all of it. */
  assumed?: true;
  /** Milliseconds for one attempt, where the client's own patience is too short. */
  timeoutMs?: number;
  /** Starts a game: never sent twice by itself. */
  launch?: true;
  /** How many pictures its body may carry, as base64; none unless told. */
  pictures?: number;
  /** An open call that still tells the platform who asks when there is a session. */
  tokenWhenHeld?: true;
  /** What it answers without a token is the same for everybody: the last answer may be kept for the visit. */
  public?: true;
}

export interface Endpoint<I extends v.GenericSchema = v.GenericSchema, O extends v.GenericSchema = v.GenericSchema>
  extends Call<I, O> {
  money?: undefined;
}

/** A call that moves money: it cannot be made without an idempotency key. */
export interface MoneyEndpoint<I extends v.GenericSchema = v.GenericSchema, O extends v.GenericSchema = v.GenericSchema>
  extends Call<I, O> {
  money: true;
}

export type AnyEndpoint = Endpoint | MoneyEndpoint;

/**
 * Declares one call of the platform; client, sandbox and documentation are made from it.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<const E extends AnyEndpoint>(definition: E): E {
  return definition;
}

/** What a caller passes, by our names; fields with a default may be left out. */
export type InputOf<E extends AnyEndpoint> = E extends { inputNames: infer Names }
  ? Renamed<v.InferInput<E['input']>, Names>
  : v.InferInput<E['input']>;
/** What a handler receives, by the wire's names, defaults filled in. */
export type RequestOf<E extends AnyEndpoint> = v.InferOutput<E['input']>;
/** What the platform sends as `value`. */
export type WireOf<E extends AnyEndpoint> = v.InferInput<E['value']>;
/** What the client returns. */
export type ValueOf<E extends AnyEndpoint> = v.InferOutput<E['value']>;

type Renamed<Input, Names> = {
  [Field in keyof Input as Field extends keyof Names ? Names[Field] & string : Field]: Input[Field];
};

/** The fields of a query, arrays from repeated names: the inverse of what the client writes. */
export function readQuery(query: URLSearchParams): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    fields[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return { ...fields };
}
