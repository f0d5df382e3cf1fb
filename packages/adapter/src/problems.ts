import type { PlatformAnswer } from './answer.ts';

/** Problem document (RFC 9457) as far as adapters need it. */
export interface Problem {
  /** Last part of `type`, such as `insufficient-funds`; empty if there is none. */
  type: string;
  title: string;
  detail: string;
  /** Codes of single fields, by the last part of their pointer. */
  fields: Readonly<Record<string, string>>;
}

/** Reads the problem document of an answer; null if it is none. */
export function readProblem({ headers, json }: PlatformAnswer): Problem | null {
  const media = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (media !== 'application/problem+json' || typeof json !== 'object' || json === null) return null;
  const { type, title, detail, errors } = json as Record<string, unknown>;
  const pairs = (Array.isArray(errors) ? errors : []).flatMap((error) => {
    const { pointer, code } = (error ?? {}) as Record<string, unknown>;
    return typeof pointer === 'string' && typeof code === 'string' ? [[lastPart(pointer), code] as const] : [];
  });
  return {
    type: lastPart(textOf(type)),
    title: textOf(title),
    detail: textOf(detail),
    fields: Object.fromEntries(pairs),
  };
}

/** Seconds to wait that an answer names in `Retry-After` or `RateLimit-Reset`; undefined without one. */
export function secondsToWait({ headers }: PlatformAnswer): number | undefined {
  const named = headers.get('retry-after') ?? headers.get('ratelimit-reset') ?? '';
  return /^\d{1,6}$/.test(named) ? Number(named) : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const lastPart = (path: string): string => path.split(/[/#:]/).at(-1) ?? '';
