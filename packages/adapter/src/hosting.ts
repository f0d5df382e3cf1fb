import type { Capability } from '@baize/domain';
import { type AnyEndpoint, pushPath } from '@baize/gateway';
import * as v from 'valibot';
import type { Bookings } from './bookings.ts';
import { calls, capabilitiesOf, offeredBy } from './calls.ts';
import { checked } from './checked.ts';
import { makeContext, type Shared } from './context.ts';
import { answered, refusalOf, refused, succeeded } from './envelope.ts';
import { type Incoming, languageOf, type Peer, readFields, readIncoming, refuseForeign, tokenOf } from './incoming.ts';
import { Limiter } from './limiter.ts';
import { doMoney, fateOf } from './money.ts';
import { platformFor } from './platform.ts';
import { pushStream } from './pushes.ts';
import { PlatformFault, Refused } from './refused.ts';
import type { Opener } from './seal.ts';
import { randomHex } from './secrets.ts';
import { over } from './sessions.ts';
import type { CallName, Session } from './types.ts';

/** Line of the log. It holds types, names and figures, never a value of a player. */
export interface LogLine {
  call: string;
  status: number;
  ms: number;
  /** Requests to the platform. */
  requests: number;
  reference: string;
  /** Failed path of the platform, with the place and the types. */
  fault?: string;
}

export interface Host {
  /** Answers one request of the site. It never rejects. */
  fetch(request: Request, peer?: Peer): Promise<Response>;
  /** Names of the calls that are answered. */
  offers: readonly CallName[];
  /** Parts of the product that these calls make up, as `permission` names them. */
  capabilities: readonly Capability[];
}

export interface Parts {
  opener: Opener | null;
  log: (line: LogLine) => void;
  bookings: Bookings;
  proxies: ReadonlySet<string>;
  siteOrigins: readonly string[];
  limits: { perSecond: number; loginsPerMinute: number };
}

/** Serves the calls of one adapter. */
export class Hosting implements Host {
  readonly offers: readonly CallName[];
  readonly capabilities: readonly Capability[];
  readonly #shared: Shared;
  readonly #parts: Parts;
  readonly #paths = new Map<string, Map<string, CallName>>();
  readonly #answeredAt: Record<string, number> = {};
  readonly #bySession: Limiter;
  readonly #byAddress: Limiter;

  constructor(shared: Shared, parts: Parts) {
    this.#shared = shared;
    this.#parts = parts;
    this.offers = offeredBy(shared.adapter);
    this.capabilities = capabilitiesOf(shared.adapter);
    for (const [name, { path, method }] of calls) {
      const methods = this.#paths.get(path) ?? new Map<string, CallName>();
      this.#paths.set(path, methods.set(method, name));
    }
    const { perSecond, loginsPerMinute } = parts.limits;
    this.#bySession = new Limiter(perSecond * 2, 2, shared.now);
    this.#byAddress = new Limiter(loginsPerMinute, 60, shared.now);
  }

  fetch = async (request: Request, peer: Peer = {}): Promise<Response> => {
    const reference = randomHex(6);
    const start = performance.now();
    const tally = { requests: 0 };
    const { pathname } = new URL(request.url);
    const found = this.#paths.get(pathname)?.get(request.method);
    let response: Response;
    let fault: string | undefined;
    try {
      response = await this.#route(pathname, request, peer, tally);
    } catch (error) {
      fault = faultText(error);
      response = refused(refusalOf(error));
    }
    response.headers.set('x-request-id', reference);
    response.headers.set('date', new Date(this.#shared.now()).toUTCString());
    const ms = Math.round(performance.now() - start);
    this.#parts.log({
      call: found ?? (pathname === pushPath ? 'events' : 'none'),
      status: response.status,
      ms,
      requests: tally.requests,
      reference,
      ...(fault && { fault }),
    });
    return response;
  };

  async #route(path: string, request: Request, peer: Peer, tally: { requests: number }): Promise<Response> {
    if (path === '/healthz' && request.method === 'GET') return this.#health();
    if (path === pushPath && request.method === 'GET') return this.#pushes(request, peer, tally);
    const methods = this.#paths.get(path);
    if (!methods) throw new Refused('not-found', { message: 'no such call' });
    const name = methods.get(request.method);
    if (!name) {
      const allow = [...methods.keys()].join(', ');
      const body = { success: false, value: null, message: 'not by this method', code: 'invalid-request' };
      return answered(body, 405, { allow });
    }
    return this.#call(name, calls.get(name) as AnyEndpoint, request, peer, tally);
  }

  async #call(
    name: CallName,
    endpoint: AnyEndpoint,
    request: Request,
    peer: Peer,
    tally: { requests: number },
  ): Promise<Response> {
    const incoming = readIncoming(request, peer, this.#parts.proxies);
    refuseForeign(request, incoming, this.#parts.siteOrigins);
    const fields = await readFields(request, endpoint);
    const session = await this.#identify(request, endpoint);
    if (!this.offers.includes(name)) throw new Refused('not-offered', { message: 'not offered here' });
    this.#limit(name, session, incoming);
    const input = v.safeParse(endpoint.input, await this.#opened(endpoint, fields));
    if (!input.success) throw new Refused('invalid-request', { message: 'not what this call takes' });
    const context = makeContext(this.#shared, {
      name,
      input: input.output,
      session,
      visitor: incoming,
      key: request.headers.get('idempotency-key'),
      language: languageOf(input.output, request),
      onSent: () => {
        tally.requests += 1;
        this.#answeredAt[name] = this.#shared.now();
      },
    });
    const { bookings } = this.#parts;
    const { adapter } = this.#shared;
    if (name === 'moneyFate' && !adapter.operations.moneyFate)
      return succeeded(await fateOf(bookings, context, input.output as { key: string }, adapter));
    const run = async () => {
      const wire = await adapter.operations[name]?.(input.output, context.call);
      return checked(name, endpoint, name === 'permission' ? this.#withOffers(wire) : wire);
    };
    const value = endpoint.money
      ? await doMoney({
          bookings,
          context,
          adapter,
          name,
          input: input.output,
          run,
          check: (found) => checked(name, endpoint, found),
        })
      : await run();
    return succeeded(value);
  }

  /** Names what is offered beside what the platform allows; an adapter cannot claim more (ADP-06). */
  #withOffers(wire: unknown): unknown {
    const { info, ...rest } = wire as { info: object };
    return { ...rest, info: { ...info, offers: this.capabilities } };
  }

  /** Finds the caller. A dead token is refused by every call that takes one; roles come after it. */
  async #identify(request: Request, { access, tokenWhenHeld }: AnyEndpoint): Promise<Session | null> {
    if (access === 'open' && !tokenWhenHeld) return null;
    const token = tokenOf(request);
    if (access === 'open' && !request.headers.has('authorization')) return null;
    const session = token === null ? null : await this.#shared.sessions.find(token);
    if (!session) throw over();
    const { kind } = session.player;
    if (access === 'agent' && kind !== 'agent') throw new Refused('not-an-agent', { message: 'for agents' });
    if (access === 'player' && kind === 'trial')
      throw new Refused('need-true-account', { message: 'not with a trial account' });
    return session;
  }

  #limit(name: CallName, session: Session | null, { address }: Incoming): void {
    const wait =
      name === 'login' ? this.#byAddress.take(address ?? 'unknown') : session ? this.#bySession.take(session.id) : 0;
    if (wait > 0) throw new Refused('too-many', { message: 'too many requests', retryAfter: wait });
  }

  async #opened({ encrypted, sealedField }: AnyEndpoint, fields: Record<string, unknown>): Promise<unknown> {
    const { opener } = this.#parts;
    if (!encrypted && !sealedField) return fields;
    if (!opener) throw new Refused('server', { message: 'no key' });
    if (encrypted) return opener.open(fields.payload);
    return { ...fields, ...(await opener.open(fields[sealedField ?? ''])) };
  }

  async #pushes(request: Request, peer: Peer, tally: { requests: number }): Promise<Response> {
    const { adapter, config } = this.#shared;
    refuseForeign(request, readIncoming(request, peer, this.#parts.proxies), this.#parts.siteOrigins);
    const token = tokenOf(request);
    const session = token === null ? null : await this.#shared.sessions.find(token);
    if (!session) throw over();
    const { watch } = adapter;
    if (!watch) throw new Refused('not-offered', { message: 'not offered here' });
    const out = {
      ...this.#shared,
      onSent: () => {
        tally.requests += 1;
      },
    };
    return pushStream({
      run: (emit, { signal, memory }) => {
        const { platform } = platformFor(session.id, { ...out, signal });
        return watch({ config, platform, session }, emit, { signal, memory });
      },
      onEnd: () => undefined,
    });
  }

  #health(): Response {
    const { adapter } = this.#shared;
    return answered({
      adapter: adapter.id,
      offers: this.offers,
      capabilities: this.capabilities,
      lastRequestAt: this.#answeredAt,
    });
  }
}

function faultText(error: unknown): string | undefined {
  if (error instanceof Refused) return undefined;
  if (error instanceof PlatformFault)
    return [error.kind, error.path, error.pointer, error.message].filter(Boolean).join(' ');
  // A stack names places of the adapter and no value.
  return error instanceof Error ? `${error.name} ${error.stack?.split('\n')[1]?.trim() ?? ''}` : 'unknown';
}
