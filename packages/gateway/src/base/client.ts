import type { Capability } from '@baize/domain';
import { readAnswer } from './answer.ts';
import { BodyTooLong, readBody } from './body.ts';
import type { AnyEndpoint, Endpoint, InputOf, MoneyEndpoint, ValueOf } from './endpoint.ts';
import { type ErrorDetails, type ErrorOutcome, GatewayError } from './error.ts';
import { DeadlinePassed, pause, withDeadline } from './patience.ts';
import { CannotSeal, makeRequest, readInput } from './request.ts';
import { retryDelay } from './retry.ts';
import { isRefusedForAge } from './sealedAge.ts';
import type { Cipher } from './sealing.ts';

export interface ClientOptions {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  token: () => string | null;
  language: () => string;
  /** BCP 47 tag of the language; by default from the fixed table of seven codes. */
  languageTag?: () => string;
  cipher: () => Promise<Cipher>;
  /** Tells whether the platform has a part; calls of one that it lacks are refused unsent (ADP-02). All by default. */
  offers?: (capability: Capability) => boolean;
  onSignedOut: () => void;
  /** Receives each response that lost unreadable list items, without their content (API-02). */
  log?: (dropped: DroppedItems) => void;
  /** Receives each answer that could not be read, without its content; returns the reference to quote (OPS-31). */
  onUnreadable?: (unreadable: Unreadable) => string;
  /** Milliseconds per attempt, including reading the body, unless the call sets its own; 15,000 by default. */
  timeoutMs?: number;
  /** Platform's time, ms since 1970, as a network learns it from answers; sealed payloads carry it. */
  now?: () => number;
  random?: () => number;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface DroppedItems {
  path: string;
  count: number;
}

export interface Unreadable {
  path: string;
  /** Path of the field; null if the whole answer could not be read. */
  field: string | null;
  reference: string;
}

export interface CallOptions {
  /** Aborting rejects with the signal's reason: leaving a page is not an error. */
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Disables retries, to check whether the platform is back. */
  probe?: boolean;
  idempotencyKey?: string;
  /** Token to use instead of the stored one, to end a session the page has already forgotten. */
  token?: string;
}

export interface Client {
  /**
   * Calls the platform. Rejects with `GatewayError`, or with the reason of the caller's abort. Only reads are retried.
   */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ValueOf<E>>;
  /** Moves money under one key per payment: with an unknown fate the call is repeated under it, and counts once. */
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

  /** Returns the token to send, or throws; a token the platform rejected is not sent again. */
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
      const sealedAt = now();
      const request = await makeRequest(endpoint, fields, {
        baseUrl: options.baseUrl,
        language: options.language(),
        tag: options.languageTag?.(),
        idempotencyKey: call.idempotencyKey,
        cipher: options.cipher,
        now: sealedAt,
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
      const aged = isRefusedForAge(endpoint, answer.details, headers.get('date'), sealedAt);
      const details = aged ? { ...answer.details, code: 'clock-wrong' as const } : answer.details;
      const { field } = answer;
      throw failed(details, headers.get('x-request-id'), (reference) =>
        details.code === 'malformed' ? options.onUnreadable?.({ path: endpoint.path, field, reference }) : undefined,
      );
    });
  }

  async function call(endpoint: AnyEndpoint, input: unknown, callOptions: CallOptions = {}): Promise<unknown> {
    const { signal } = callOptions;
    signal?.throwIfAborted();
    const fields = readInput(endpoint, input, options.language());
    if (!fields) throw failed({ kind: 'refused', code: 'invalid-request', outcome: 'not-sent' });
    if (endpoint.capability && options.offers?.(endpoint.capability) === false)
      throw failed({ kind: 'refused', code: 'not-offered', outcome: 'not-sent' });
    if (endpoint.money && !callOptions.idempotencyKey) throw new TypeError(`${endpoint.path} needs an idempotency key`);

    const first = callOptions.token ?? options.token();
    let corrected = false;
    for (let made = 1; ; made++) {
      // This attempt was not sent, but an earlier one may have arrived.
      const unsent = made > 1 ? 'unknown' : 'not-sent';
      const held = callOptions.token ?? options.token();
      // A new token means another player, whose money a retry must not move.
      const token = tokenFor(endpoint, endpoint.money && held !== first ? null : held, unsent);
      try {
        return await attempt(endpoint, fields, token, callOptions);
      } catch (reason) {
        if (signal?.aborted) throw signal.reason;
        const error = reason instanceof GatewayError ? reason : failed(whatHappened(reason, unsent));
        if (error.code === 'clock-wrong' && !corrected) {
          // The refusal brought the platform's time, and nothing was done: the next attempt counts as the first.
          corrected = true;
          made -= 1;
          continue;
        }
        const delay = retryDelay(endpoint, error, made, random());
        if (delay === null || callOptions.probe) throw error;
        await wait(delay, signal);
      }
    }
  }

  return { call: call as Client['call'] };
}

function failed(
  details: Failure,
  own?: string | null,
  report?: (reference: string) => string | undefined,
): GatewayError {
  const theirs = own && /^[\w-]{4,64}$/.test(own) ? own : makeReference();
  return new GatewayError({ ...details, reference: report?.(theirs) ?? theirs });
}

function whatHappened(cause: unknown, unsent: ErrorOutcome): Failure {
  if (cause instanceof CannotSeal)
    return { kind: 'unreachable', code: 'encryption-unavailable', outcome: unsent, cause };
  if (cause instanceof DeadlinePassed) return { kind: 'timeout', code: 'timeout', outcome: 'unknown', cause };
  if (cause instanceof BodyTooLong) return { kind: 'malformed', code: 'too-large', outcome: 'unknown', cause };
  return { kind: 'unreachable', code: 'network', outcome: 'unknown', cause };
}

/** Makes a number that a person can quote and customer service can look up. */
export function makeReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
