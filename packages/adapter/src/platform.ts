import * as v from 'valibot';
import type { PlatformAnswer } from './answer.ts';
import { streamEvents } from './eventStream.ts';
import { PlatformFault, type RefusalOf, Refused } from './refused.ts';
import { isUnauthorised, type KeptSession, type Renewal, type Sessions } from './sessions.ts';
import type { AnyAdapter, Platform, PlatformRequest } from './types.ts';
import type { WriteCount } from './writeCount.ts';

export interface Outgoing {
  adapter: AnyAdapter;
  config: unknown;
  fetch: (request: Request) => Promise<Response>;
  now: () => number;
  sessions: Sessions;
  /** Milliseconds per request, including reading the body. */
  deadline: number;
  /** Called with each request that is sent. */
  onSent?: () => void;
  /** Called with a refusal that the adapter gives no meaning. */
  onUnknown?: (path: string, status: number) => void;
  /** Moment after which nothing is sent any more, ms since 1970. */
  notAfter?: number;
  signal?: AbortSignal;
}

/** Credentials that are used up to this long before they expire, ms. */
const early = 30_000;
const longestAnswer = 10 * 1024 * 1024;

/** Makes the platform for one call: in the name of a session, or of nobody with null. */
export function platformFor(session: string | null, out: Outgoing): { platform: Platform; writes: WriteCount } {
  const writes: WriteCount = { open: 0, refused: 0 };
  const renewal: Renewal = async (credentials) =>
    out.adapter.renew?.(credentials, platformFor(null, out).platform, { config: out.config, now: out.now }) ?? null;

  async function usable(id: string): Promise<KeptSession> {
    const kept = await out.sessions.credentials(id);
    const { expiresAt } = kept.credentials;
    const due = expiresAt !== undefined && expiresAt - early <= out.now() && out.adapter.renew !== undefined;
    return due ? out.sessions.renew(id, kept.version, renewal) : kept;
  }

  /** Runs a request with the session's credentials, and once more with renewed ones after a 401. */
  async function inName<T>(work: (credentials: KeptSession | null) => Promise<T>): Promise<T> {
    if (session === null) return work(null);
    const kept = await usable(session);
    try {
      return await work(kept);
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
      return work(await out.sessions.renew(session, kept.version, renewal));
    }
  }

  async function send(request: PlatformRequest): Promise<PlatformAnswer> {
    const isWrite = request.method !== 'GET';
    return inName(async (kept) => {
      if (isWrite) writes.open += 1;
      try {
        return await attempt(request, kept, out);
      } catch (error) {
        if (isWrite && (wasRefused(error) || error instanceof NotSent)) writes.open -= 1;
        if (isWrite && wasRefused(error) && wasJudged(error)) writes.refused += 1;
        throw error;
      }
    });
  }

  async function read<S extends v.GenericSchema>(request: PlatformRequest, schema: S): Promise<v.InferOutput<S>> {
    const { json } = await send(request);
    const result = v.safeParse(schema, json);
    if (result.success) return result.output;
    const [issue] = result.issues;
    const pointer = `/${(issue.path ?? []).map(({ key }) => String(key)).join('/')}`;
    // Names the types alone: a value may be a player's.
    const words = `wanted ${issue.expected ?? issue.type}, found ${typeOf(issue.input)}`;
    throw new PlatformFault('nonsense', pathOf(request.path), words, pointer);
  }

  const platform: Platform = {
    send,
    get: (path, schema, query, extra) => read({ method: 'GET', path, query, ...extra }, schema),
    post: (path, body, schema, extra) => read({ method: 'POST', path, body, ...extra }, schema),
    put: (path, body, schema, extra) => read({ method: 'PUT', path, body, ...extra }, schema),
    patch: (path, body, schema, extra) => read({ method: 'PATCH', path, body, ...extra }, schema),
    delete: (path, schema, extra) => read({ method: 'DELETE', path, ...extra }, schema),
    events: (path, options) =>
      inName(async (kept) => {
        const headers = { accept: 'text/event-stream', ...(options.lastId && { 'last-event-id': options.lastId }) };
        const ready = await prepared({ method: 'GET', path, headers }, kept, out, options.signal);
        const response = await out.fetch(ready).catch(() => {
          throw new PlatformFault('unreachable', pathOf(path), 'no connection');
        });
        if (!response.ok) throw refusalFrom(out, path, await answerOf(response, path));
        await streamEvents(response, options);
      }),
  };
  return { platform, writes };
}

/** A request that cannot have arrived. */
class NotSent extends PlatformFault {}

/** Reports whether the platform itself said no; one that says it is still at work did not. */
const wasRefused = (error: unknown): error is Refused =>
  error instanceof Refused && error.answer !== undefined && error.code !== 'in-flight' && error.code !== 'timeout';

/** Reports whether a refusal is about the request's content, so that it proves that nothing was booked under its key. */
const wasJudged = (error: Refused): boolean =>
  ![401, 403, 408, 425, 429].includes(error.answer?.status ?? 0) &&
  (error.answer?.status ?? 500) < 500 &&
  error.code !== 'conflict';

async function attempt(
  request: PlatformRequest,
  kept: KeptSession | null,
  out: Outgoing,
  isRepeat = false,
): Promise<PlatformAnswer> {
  const { path } = request;
  if (out.notAfter !== undefined && out.now() >= out.notAfter)
    throw new NotSent('timeout', pathOf(path), 'the time of the call is over');
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), out.deadline);
  const signal = out.signal ? AbortSignal.any([out.signal, controller.signal]) : controller.signal;
  try {
    const ready = await prepared(request, kept, out, signal);
    out.onSent?.();
    const response = await out.fetch(ready);
    const answer = await answerOf(response, path);
    if (answer.status >= 400) throw refusalFrom(out, path, answer);
    return answer;
  } catch (error) {
    if (error instanceof Refused || error instanceof PlatformFault) throw error;
    if (controller.signal.aborted) throw new PlatformFault('timeout', pathOf(path), 'no answer in time');
    const repeats = !isRepeat && (request.method === 'GET' || request.repeatable === true);
    if (repeats && !out.signal?.aborted) return attempt(request, kept, out, true);
    throw new PlatformFault('unreachable', pathOf(path), `no connection${reasonOf(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

async function prepared(request: PlatformRequest, kept: KeptSession | null, out: Outgoing, signal: AbortSignal) {
  const { adapter, config } = out;
  const asked = kept ? await adapter.authorise(request, kept.credentials, config) : request;
  const origins = adapter.origins(config);
  const address = new URL(asked.path, origins[0]);
  if (!origins.some((origin) => new URL(origin).origin === address.origin) || !isSafe(address))
    throw new NotSent('broken', pathOf(asked.path), `${address.origin} is none of the adapter's origins`);
  for (const [name, value] of Object.entries(asked.query ?? {}))
    if (value !== undefined && value !== null && value !== '') address.searchParams.set(name, String(value));
  const headers = new Headers({ accept: 'application/json, application/problem+json', ...asked.headers });
  const { body } = asked;
  const isText = typeof body === 'string' || body instanceof URLSearchParams;
  if (body !== undefined && !isText && !headers.has('content-type')) headers.set('content-type', 'application/json');
  return new Request(address, {
    method: asked.method,
    headers,
    body: body === undefined || isText ? (body as string | undefined) : JSON.stringify(body),
    redirect: 'manual',
    signal,
  });
}

/** Names the network's reason, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const { code, message } = ((error as { cause?: unknown }).cause ?? {}) as { code?: unknown; message?: unknown };
  const reason = code ?? message;
  return reason === undefined ? '' : `: ${String(reason).slice(0, 60)}`;
}

/** Reports whether an address is https, or http at this machine for tests. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));

function refusalFrom(out: Outgoing, path: string, answer: PlatformAnswer): Error {
  const meaning: RefusalOf | null = out.adapter.refusal(answer);
  if (meaning) {
    const { code, ...details } = meaning;
    return new Refused(code, { ...details, answer });
  }
  if (answer.status === 401) return new Refused('not-logged-in', { answer });
  if (answer.status >= 500) return new PlatformFault('broken', pathOf(path), `status ${answer.status}`);
  out.onUnknown?.(pathOf(path), answer.status);
  return new Refused('unknown', { status: 422, answer });
}

async function answerOf(response: Response, path: string): Promise<PlatformAnswer> {
  const { status, headers } = response;
  if (status >= 300 && status < 400) throw new PlatformFault('nonsense', pathOf(path), `a redirect (${status})`);
  const text = await bodyOf(response, path);
  return { status, headers, json: jsonOf(text, headers.get('content-type'), status, path) };
}

async function bodyOf(response: Response, path: string): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > longestAnswer) {
      await reader.cancel().catch(() => undefined);
      throw new PlatformFault('too-long', pathOf(path), 'more than 10 MB');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function jsonOf(text: string, media: string | null, status: number, path: string): unknown {
  if (text.trim() === '') return undefined;
  if (/^[^;]*\bjson\b/i.test(media ?? '')) {
    try {
      return JSON.parse(text);
    } catch {
      // Falls through: it is no JSON.
    }
  }
  if (status >= 400) return undefined;
  throw new PlatformFault('nonsense', pathOf(path), 'the answer is no JSON');
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : value === undefined ? 'nothing' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;

const pathOf = (path: string): string => path.split('?')[0] ?? path;
