import { type AnyEndpoint, endpoints, type RequestOf, type WireOf } from '@baize/gateway';
import type { Account } from '../world/account/account.ts';
import type { Session } from '../world/sign-in/sessions.ts';
import type { World } from '../world/world.ts';
import type { IdempotencyService } from './idempotency.ts';

/** Context of a call for its handler, besides the input. */
export interface Call {
  world: World;
  session: Session | null;
  account: Account | null;
  /** Language code of the brand; EN if the call names none. */
  language: string;
  origin: string;
  gameOrigin: string;
  hasGameHost: boolean;
  /** Key of the visitor in rate limits. */
  visitor: string;
  userAgent: string | null;
  /** Token of the request, live or dead. */
  token: string | null;
  idempotency: IdempotencyService;
  key: string | null;
}

/** Context of calls whose access is not `open`, so a session exists. */
export interface SignedCall extends Call {
  session: Session;
  account: Account;
}

type CallOf<E extends AnyEndpoint> = E['access'] extends 'open' ? Call : SignedCall;

export type Handler<E extends AnyEndpoint> = (input: RequestOf<E>, call: CallOf<E>) => WireOf<E> | Promise<WireOf<E>>;

export interface Route {
  name: string;
  endpoint: AnyEndpoint;
  handle(input: unknown, call: Call): Promise<unknown>;
}

const names = new Map<AnyEndpoint, string>(Object.entries(endpoints).map(([name, definition]) => [definition, name]));

/**
 * Binds a handler to an endpoint. The endpoint's definition checks access and input before it and the response after
 * it, so a handler holds only rules.
 */
export function answer<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Route {
  return {
    name: names.get(endpoint) ?? endpoint.path,
    endpoint,
    handle: async (input, call) => handler(input as RequestOf<E>, call as CallOf<E>),
  };
}
