import { readAnswer } from './answer.ts';
import { BodyTooLong, readBody } from './body.ts';
import type { AnyEndpoint, Endpoint, InputOf, MoneyEndpoint, ValueOf } from './endpoint.ts';
import { type ErrorDetails, type ErrorOutcome, GatewayError } from './error.ts';
import { DeadlinePassed, pause, withDeadline } from './patience.ts';
import { CannotSeal, makeRequest, readInput } from './request.ts';
import { retryDelay } from './retry.ts';
import type { Cipher } from './sealing.ts';

export interface ClientOptions {
  /** Origin of the platform; empty is this page's own. */
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  token: () => string | null;
  /** The brand's language code, EN or UR. */
  language: () => string;
  /** Its BCP 47 tag; by default the fixed table of the seven known codes. */
  languageTag?: () => string;
  /** Made when the first sealed call is. */
  cipher: () => Promise<Cipher>;
  /** Told once for each token that the platform no longer takes. */
  onSignedOut: () => void;
  /** Hears of each answer that lost unreadable list items: which call, and how many. Nothing of what they held is told (API-02). */
  log?: (dropped: DroppedItems) => void;
  /** Milliseconds for one attempt, its answer read to the end, unless the call says otherwise; 15,000 by default. */
  timeoutMs?: number;
  /** The platform's time in milliseconds since 1970, as near as it is known. */
  now?: () => number;
  /** From 0 up to 1, for the jitter of waits. */
  random?: () => number;
  /** Resolves after so many milliseconds, rejects when the signal aborts. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface DroppedItems {
  /** The call's, without its input. */
  path: string;
  count: number;
}

export interface CallOptions {
  /** Aborting rejects the call with the signal's reason: leaving a page is not an error. */
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Whatever comes of it, the call is not repeated: it asks whether the platform is back. */
  probe?: boolean;
  idempotencyKey?: string;
  /** Calls under this token instead of the held one: to end a session that the page has already forgotten. */
  token?: string;
}

export interface Client {
  /**
   * Calls the platform. Rejects with `GatewayError`, or with the reason of the caller's own abort.
   * Reads are repeated when a failure may pass; nothing else is ever sent twice.
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ValueOf<E>>;
  /** Moves money. One key for each press: the call is repeated under it when its fate is unknown, and counts once. */
  call<E extends MoneyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions & { idempotencyKey: string },
  ): Promise<ValueOf<E>>;
}

type Failure = Omit<ErrorDetails, 'reference'>;

export function createClient(options: ClientOptions): Client {
  const { fetch: send, now = Date.now, random = Math.random, wait = pause, timeoutMs = 15_000 } = options;
  let refusedToken: string | null = null;

  /** The token to send, or why nothing more is sent. A token the platform has refused is not offered again. */
  function tokenFor(endpoint: AnyEndpoint, held: string | null, unsent: ErrorOutcome): string | null {
    const usable = held === refusedToken ? null : held;
    if (endpoint.access === 'open') return endpoint.tokenWhenHeld ? usable : null;
    if (usable === null) throw failed({ kind: 'signed-out', code: 'not-logged-in', outcome: unsent });
    return usable;
  }

  /** Many refusals of one token are one sign-out; a late refusal of an older token is ignored. */
  function refuse(token: string) {
    if (token === refusedToken || token !== options.token()) return;
    refusedToken = token;
    options.onSignedOut();
  }

  async function attempt(
    endpoint: AnyEndpoint,
    fields: Record<string, unknown>,
    token: string | null,
    call: CallOptions,
  ) {
    return withDeadline(call.timeoutMs ?? endpoint.timeoutMs ?? timeoutMs, call.signal, async (signal) => {
      const request = await makeRequest(endpoint, fields, {
        baseUrl: options.baseUrl,
        language: options.language(),
        tag: options.languageTag?.(),
        idempotencyKey: call.idempotencyKey,
        cipher: options.cipher,
        token,
        signal,
      });
      const response = await send(request);
      const body = await readBody(response, signal);
      const { status, ok, headers } = response;
      const answer = readAnswer(endpoint, { status, ok, headers, hadToken: token !== null }, body, now());
      if (answer.ok) {
        if (answer.dropped > 0) options.log?.({ path: endpoint.path, count: answer.dropped });
        return answer.value;
      }
      if (answer.details.kind === 'signed-out' && token !== null) refuse(token);
      throw failed(answer.details, headers.get('x-request-id'));
    });
  }

  async function call(endpoint: AnyEndpoint, input: unknown, callOptions: CallOptions = {}): Promise<unknown> {
    const { signal } = callOptions;
    signal?.throwIfAborted();
    const fields = readInput(endpoint, input, options.language());
    if (!fields) throw failed({ kind: 'refused', code: 'invalid-request', outcome: 'not-sent' });
    if (endpoint.money && !callOptions.idempotencyKey) throw new TypeError(`${endpoint.path} needs an idempotency key`);

    const first = callOptions.token ?? options.token();
    for (let made = 1; ; made++) {
      // This attempt was not sent, but an earlier one may have arrived.
      const unsent = made > 1 ? 'unknown' : 'not-sent';
      const held = callOptions.token ?? options.token();
      // A new token means another player: a repeat must not move their money.
      const token = tokenFor(endpoint, endpoint.money && held !== first ? null : held, unsent);
      try {
        return await attempt(endpoint, fields, token, callOptions);
      } catch (reason) {
        if (signal?.aborted) throw signal.reason;
        const error = reason instanceof GatewayError ? reason : failed(whatHappened(reason, unsent));
        const delay = retryDelay(endpoint, error, made, random());
        if (delay === null || callOptions.probe) throw error;
        await wait(delay, signal);
      }
    }
  }

  return { call: call as Client['call'] };
}

function failed(details: Failure, reference?: string | null): GatewayError {
  const theirs = reference && /^[\w-]{4,64}$/.test(reference) ? reference : null;
  return new GatewayError({ ...details, reference: theirs ?? makeReference() });
}

/** The name of a thrown error. */
function whatHappened(cause: unknown, unsent: ErrorOutcome): Failure {
  if (cause instanceof CannotSeal)
    return { kind: 'unreachable', code: 'encryption-unavailable', outcome: unsent, cause };
  if (cause instanceof DeadlinePassed) return { kind: 'timeout', code: 'timeout', outcome: 'unknown', cause };
  if (cause instanceof BodyTooLong) return { kind: 'malformed', code: 'too-large', outcome: 'unknown', cause };
  return { kind: 'unreachable', code: 'network', outcome: 'unknown', cause };
}

function makeReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
