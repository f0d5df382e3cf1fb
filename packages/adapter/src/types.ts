import type { AnyEndpoint, endpoints, PushKind, RequestOf, WireOf } from '@baize/gateway';
import type * as v from 'valibot';
import type { PlatformAnswer } from './answer.ts';
import type { Cached } from './cached.ts';
import type { Pages } from './pages.ts';
import type { Quotes } from './quotes.ts';
import type { RefusalOf } from './refused.ts';

type Calls = typeof endpoints;

/** Name of a call of the contract. */
export type CallName = keyof Calls;

/** Name of a call that moves money. */
export type MoneyName = { [N in CallName]: Calls[N] extends { money: true } ? N : never }[CallName];

/** Secrets of one session at the platform; kept by the host, never sent to a browser. */
export interface Credentials {
  readonly [name: string]: string | number | undefined;
  /** Moment from which they are renewed before use, ms since 1970. */
  readonly expiresAt?: number;
}

export interface Player {
  /** Id at the platform, or another name that stays the same. */
  id: string;
  kind: 'player' | 'trial' | 'agent';
}

export interface Session {
  /** Hash that names the session in the store; no secret. */
  id: string;
  player: Player;
  /** Moment of the login, ms since 1970. */
  openedAt: number;
  credentials: Credentials;
}

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Request to the platform before it is sent. Paths begin with a slash, or with one of the adapter's origins. */
export interface PlatformRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Query;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string or URLSearchParams is sent as it is. */
  body?: unknown;
  /** Lets a write be repeated after a broken connection, as the platform books it once. */
  repeatable?: boolean;
}

type Read<S extends v.GenericSchema> = Promise<v.InferOutput<S>>;
type Extra = Pick<PlatformRequest, 'headers' | 'repeatable'>;

/** Calls of the platform in the name of the caller; each reads the answer by a schema. Errors: `Refused`, `PlatformFault`. */
export interface Platform {
  get<S extends v.GenericSchema>(path: string, schema: S, query?: Query, extra?: Extra): Read<S>;
  post<S extends v.GenericSchema>(path: string, body: unknown, schema: S, extra?: Extra): Read<S>;
  put<S extends v.GenericSchema>(path: string, body: unknown, schema: S, extra?: Extra): Read<S>;
  patch<S extends v.GenericSchema>(path: string, body: unknown, schema: S, extra?: Extra): Read<S>;
  delete<S extends v.GenericSchema>(path: string, schema: S, extra?: Extra): Read<S>;
  /** Sends a request and returns the whole answer, for headers and cookies. */
  send(request: PlatformRequest): Promise<PlatformAnswer>;
  /** Reads server-sent events until the stream or the signal ends. */
  events(path: string, options: EventOptions): Promise<void>;
}

export interface EventOptions {
  signal: AbortSignal;
  /** Id of the last event that was seen, for resuming. */
  lastId?: string;
  onEvent: (event: { id: string | undefined; event: string; data: string }) => void;
}

/** Context of a call for its operation, besides the input. */
export interface AdapterCall<Config = unknown> {
  config: Config;
  platform: Platform;
  session: Session | null;
  /** Idempotency key; null for a call that moves no money. */
  key: string | null;
  /** Language code of the brand, such as EN. */
  language: string;
  visitor: Visitor;
  pages: Pages;
  quotes: Quotes;
  cached: Cached;
  /** Current moment, ms since 1970. */
  now: () => number;
  /** Opens a session and returns its token for the answer of a login. */
  open(credentials: Credentials, player: Player): Promise<string>;
  /** Ends the caller's session at the host. */
  close(): Promise<void>;
  /** Writes a word that the adapter does not know to the log, once per process. */
  stranger(where: string): void;
}

export interface SignedCall<Config = unknown> extends AdapterCall<Config> {
  session: Session;
}

export interface Visitor {
  /** Address of the visitor, as far as it is known. */
  address: string | null;
  userAgent: string | null;
  /** Origin of the site, such as https://play.example. */
  origin: string;
}

type Signed<E extends AnyEndpoint, C> = E['access'] extends 'open' ? AdapterCall<C> : SignedCall<C>;
type CallOf<E extends AnyEndpoint, C> = Signed<E, C> & (E extends { money: true } ? { key: string } : unknown);

export type Operation<E extends AnyEndpoint, C = unknown> = (
  input: RequestOf<E>,
  call: CallOf<E, C>,
) => Promise<WireOf<E>> | WireOf<E>;

/** Calls that an adapter answers; one left out is not offered. */
export type Operations<C = unknown> = { readonly [N in CallName]?: Operation<Calls[N], C> };

type Find<E extends AnyEndpoint, C> = (key: string, call: SignedCall<C>) => Promise<WireOf<E> | null>;

/**
 * Safety of a money call against a second booking. `key`: the platform books each idempotency key once. `reference`: it
 * does not, but tells by a key of ours whether something was booked. `find` looks for it and returns null if it is not there.
 */
export type Safety<E extends AnyEndpoint, C = unknown> =
  | { by: 'key'; find?: Find<E, C> }
  | { by: 'reference'; find: Find<E, C> };

/** Safety of every money call that is offered; one without does not compile. */
export type SafetyOf<O, C = unknown> = { readonly [N in Extract<keyof O, MoneyName>]: Safety<Calls[N], C> };

export interface Adapter<Config = unknown, O extends Operations<Config> = Operations<Config>> {
  id: string;
  /** Settings and secrets by the names of the environment; the host does not start while one is missing. */
  config: v.GenericSchema<unknown, Config>;
  /** Origins that the host may call; paths without one go to the first. */
  origins(config: Config): readonly string[];
  /** Puts credentials on a request: a header, cookies, or a signature over method, path and body. */
  authorise(
    request: PlatformRequest,
    credentials: Credentials,
    config: Config,
  ): PlatformRequest | Promise<PlatformRequest>;
  /** Returns new credentials, or null when the session is over. One at a time per session. */
  renew?(
    credentials: Credentials,
    platform: Platform,
    context: { config: Config; now: () => number },
  ): Promise<Credentials | null>;
  /** Meaning of an answer with a status of 400 or more; null if it is none of the contract's refusals. */
  refusal(answer: PlatformAnswer): RefusalOf | null;
  /** Emits pushes of the platform for one session until the signal aborts; called again when it ends. */
  watch?(
    call: Pick<SignedCall<Config>, 'config' | 'platform' | 'session'>,
    emit: (kind: PushKind) => void,
    options: { signal: AbortSignal; memory: { lastId?: string } },
  ): Promise<void>;
  money: SafetyOf<O, Config>;
  operations: O;
}

// biome-ignore lint/suspicious/noExplicitAny: a host serves adapters of any settings
export type AnyAdapter = Adapter<any, any>;
