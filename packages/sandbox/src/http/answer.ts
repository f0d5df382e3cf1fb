import { type AnyEndpoint, endpoints, type RequestOf, type WireOf } from '@baize/gateway';
import type { Account } from '../world/account.ts';
import type { Session } from '../world/sessions.ts';
import type { World } from '../world/world.ts';
import type { IdempotencyDesk } from './idempotency.ts';

/** What a handler may know of the call beside its input. */
export interface Call {
  world: World;
  /** Null for visitors. */
  session: Session | null;
  account: Account | null;
  /** The brand's language code, EN when the call names none. */
  language: string;
  /** Origin of the site that asks. */
  origin: string;
  /** Origin on which games open. */
  gameOrigin: string;
  /** Something answers there. */
  hasGameHost: boolean;
  /** Who is counted by rate limits. */
  visitor: string;
  /** What the browser says of itself; null where it says nothing. */
  userAgent: string | null;
  /** The token that came along, live or dead. */
  token: string | null;
  /** What was done under which key. */
  idempotency: IdempotencyDesk;
  /** The idempotency key that came along. */
  key: string | null;
}

/** For calls whose access is not `open`: there is a session. */
export interface SignedCall extends Call {
  session: Session;
  account: Account;
}

type CallOf<E extends AnyEndpoint> = E['access'] extends 'open' ? Call : SignedCall;

export type Handler<E extends AnyEndpoint> = (input: RequestOf<E>, call: CallOf<E>) => WireOf<E> | Promise<WireOf<E>>;

/** A call of the contract with the rules that answer it. */
export interface Route {
  name: string;
  endpoint: AnyEndpoint;
  handle(input: unknown, call: Call): Promise<unknown>;
}

const names = new Map<AnyEndpoint, string>(Object.entries(endpoints).map(([name, definition]) => [definition, name]));

/**
 * Binds rules to a call. Access and input are checked before the handler runs and its answer after it, all by the
 * endpoint's own definition, so a handler holds rules alone.
 */
export function answer<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route {
  return {
    name: names.get(endpoint) ?? endpoint.path,
    endpoint,
    handle: async (input, call) => handler(input as RequestOf<E>, call as CallOf<E>),
  };
}
