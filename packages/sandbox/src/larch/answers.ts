import type { Currency } from '@baize/domain';
import type { Context } from 'hono';

/** Refusal of larch as a problem document (RFC 9457). */
export class Problem extends Error {
  readonly type: string;
  readonly status: number;
  readonly errors: readonly { pointer: string; code: string }[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    type: string,
    status: number,
    errors: readonly { pointer: string; code: string }[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(type);
    this.type = type;
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

let instances = 0;

/** Writes a problem as larch sends it. */
export function problemAnswer({ type, status, errors, headers }: Problem): Response {
  instances += 1;
  const body = {
    type: `https://larch.example/problems/${type}`,
    title: type.replaceAll('-', ' '),
    status,
    detail: 'See the manual of larch.',
    instance: `req_${instances.toString(16)}`,
    ...(errors.length > 0 && { errors }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

export interface LarchSum {
  minor: number;
  currency: string;
}

/** Writes minor units of a currency. */
export const sumOf = (minor: bigint, { code }: Pick<Currency, 'code'>): LarchSum => ({
  minor: Number(minor),
  currency: code ?? 'XXX',
});

/** Writes a moment as larch does, with the offset of its own office. */
export function momentOf(at: number): string {
  const offset = 5 * 3_600_000;
  return `${new Date(at + offset).toISOString().slice(0, 19)}+05:00`;
}

const cursorLife = 2 * 60_000;

/** Cuts a page out of a list; a cursor lives for two minutes and is a 410 after. */
export function pageOf<T>(context: Context, all: readonly T[], now: number): { data: T[]; next: string | null } {
  const limit = Math.min(100, Math.max(1, Number(context.req.query('limit') ?? 20)));
  const start = startOf(context.req.query('after'), now);
  const end = start + limit;
  const next = end < all.length ? `c_${btoa(`${end}.${now}`).replaceAll('=', '')}` : null;
  return { data: all.slice(start, end), next };
}

function startOf(cursor: string | undefined, now: number): number {
  if (cursor === undefined) return 0;
  const [place, at] = atob(cursor.slice(2)).split('.').map(Number);
  if (place === undefined || at === undefined || Number.isNaN(place + at)) throw new Problem('validation', 422);
  if (now - at > cursorLife) throw new Problem('cursor-expired', 410);
  return place;
}

/** Reads a JSON body; anything else is a refusal. */
export async function bodyOf(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw new Problem('validation', 422);
  return body as Record<string, unknown>;
}

/** Reads a text field; a missing one is a refusal that points at it. */
export function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Problem('validation', 422, [{ pointer: `/${name}`, code: 'required' }]);
}

/** Names a version of a body, for `ETag` and `If-Match`. */
export function tagOf(body: unknown): string {
  const text = JSON.stringify(body);
  const sum = Array.from(text, (character) => character.charCodeAt(0)).reduce(
    (all, code) => (all * 31 + code) >>> 0,
    7,
  );
  return `"${sum.toString(36)}"`;
}
