import { type AnyEndpoint, type Cipher, makeRequest, readInput } from '@baize/gateway';
import { callNamed } from '../schema.ts';
import type { Exchange } from './types.ts';

export interface WireOptions {
  baseUrl: string;
  send: (request: Request) => Promise<Response>;
  /** Requests a second; two run at once at most. */
  rate: number;
  cipher: () => Promise<Cipher>;
  /** False if the platform's key is not known, so that sealed calls cannot be sent. */
  canSeal: boolean;
  now: () => number;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  signal?: AbortSignal;
  see: (exchange: Exchange) => void;
}

export interface Sending {
  token?: string | null;
  key?: string;
  /** Changes the request before it leaves, to send what is wrong on purpose. */
  change?: (request: Request) => Request;
  /** Leaves the exchange out of the checks that every answer passes. */
  apart?: boolean;
  language?: string;
}

export class NotReachable extends Error {}
export class Spent extends Error {}

const deadline = 15_000;
const mostRequests = 600;
const longestRetry = 30;

/** Sends calls one by one at a polite pace, and keeps what came. */
export class Wire {
  readonly #options: WireOptions;
  #next = 0;
  #unreachable = 0;
  requests = 0;
  /** Time that each answer took, ms. */
  readonly times: { call: string; ms: number }[] = [];
  /** Platform's time less ours, ms, as the last Date header tells. */
  offset = 0;

  constructor(options: WireOptions) {
    this.#options = options;
  }

  now(): number {
    return this.#options.now() + this.offset;
  }

  /** Sends a call; null if its input does not fit the definition or cannot be sealed. Rejects when the platform is gone or the run is stopped. */
  async call(name: string, input: Record<string, unknown>, sending: Sending = {}): Promise<Exchange | null> {
    const endpoint = callNamed(name);
    const fields = readInput(endpoint, input, sending.language ?? 'EN');
    const isSealed = endpoint.encrypted || endpoint.sealedField !== undefined;
    if (!fields || (isSealed && !this.#options.canSeal)) return null;
    for (let tries = 1; ; tries += 1) {
      const exchange = await this.#once(name, endpoint, fields, sending);
      const after = Number(exchange.headers.get('retry-after'));
      if (exchange.status !== 429 || tries > 2 || !(after <= longestRetry)) return exchange;
      await this.#options.wait(Math.max(after, 1) * 1000, this.#options.signal);
    }
  }

  async #once(
    name: string,
    endpoint: AnyEndpoint,
    fields: Record<string, unknown>,
    { token = null, key, change, apart, language = 'EN' }: Sending,
  ): Promise<Exchange> {
    const { baseUrl, cipher, send, see, signal, now } = this.#options;
    await this.#pace();
    const timeout = AbortSignal.timeout(deadline);
    const both = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const plain = await makeRequest(endpoint, fields, {
      baseUrl,
      token,
      language,
      cipher,
      now: this.now(),
      signal: both,
      ...(key && { idempotencyKey: key }),
    });
    const request = new Request(change ? change(plain) : plain, { redirect: 'manual' });
    this.requests += 1;
    const start = now();
    try {
      const response = await send(request);
      const text = await response.text();
      this.#unreachable = 0;
      const at = now();
      const exchange: Exchange = {
        call: name,
        method: request.method,
        path: endpoint.path,
        status: response.status,
        headers: response.headers,
        text,
        body: parsed(text),
        ms: at - start,
        at,
        hadToken: token !== null,
        redirected: response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400),
      };
      this.times.push({ call: name, ms: exchange.ms });
      if (!apart) see(exchange);
      return exchange;
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      this.#unreachable += 1;
      if (this.#unreachable >= 5 || this.requests === 1)
        throw new NotReachable('the platform does not answer', { cause });
      return this.#once(name, endpoint, fields, { token, key, change, apart, language });
    }
  }

  async #pace(): Promise<void> {
    const { rate, wait, signal, now } = this.#options;
    signal?.throwIfAborted();
    if (this.requests >= mostRequests) throw new Spent(`${mostRequests} requests are enough`);
    if (!Number.isFinite(rate)) return;
    const gap = Math.max(0, this.#next - now());
    this.#next = Math.max(now(), this.#next) + 1000 / rate;
    if (gap > 0) await wait(gap, signal);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export interface Envelope {
  success: boolean;
  value: unknown;
  code: unknown;
}

/** Reads the envelope of an exchange; null where it is none. */
export function envelopeOf({ body }: Exchange): Envelope | null {
  if (typeof body !== 'object' || body === null) return null;
  const { success, value, code } = body as Partial<Envelope>;
  return typeof success === 'boolean' ? { success, value, code } : null;
}

export const succeeded = (exchange: Exchange | null): boolean =>
  exchange !== null && exchange.status < 400 && envelopeOf(exchange)?.success === true;

/** Returns what stands at a pointer of an answer's value, a star meaning the first item. */
export function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((one, step) => {
      if (Array.isArray(one)) return one[step === '*' ? 0 : Number(step)];
      return typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[step] : undefined;
    }, value);
}
