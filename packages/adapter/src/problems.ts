import type { PlatformAnswer } from './answer.ts';
import type { RefusalOf } from './refused.ts';

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

/**
 * Gives refusals with problem documents their meaning: our codes by the last part of `type`, and our names of fields by the
 * last part of their pointer. Codes of fields such as TOO_LOW become too-low.
 */
export function problemRefusals(
  codes: Readonly<Record<string, RefusalOf['code']>>,
  names: Readonly<Record<string, string>> = {},
): (answer: PlatformAnswer) => RefusalOf | null {
  const fieldOf = ([name, code]: [string, string]) => [names[name] ?? name, code.toLowerCase().replaceAll('_', '-')];
  return (answer) => {
    const problem = readProblem(answer);
    const code = problem && Object.hasOwn(codes, problem.type) ? codes[problem.type] : undefined;
    if (!problem || !code) return null;
    const fields = Object.fromEntries(Object.entries(problem.fields).map(fieldOf));
    return { code, retryAfter: secondsToWait(answer), value: { fields } };
  };
}

/** Seconds to wait that an answer names in `Retry-After` or `RateLimit-Reset`; undefined without one. */
export function secondsToWait({ headers }: PlatformAnswer): number | undefined {
  const named = headers.get('retry-after') ?? headers.get('ratelimit-reset') ?? '';
  return /^\d{1,6}$/.test(named) ? Number(named) : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const lastPart = (path: string): string => path.split(/[/#:]/).at(-1) ?? '';
