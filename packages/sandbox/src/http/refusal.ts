import type { ErrorCode } from '@baize/domain';

export interface RefusalDetails {
  status?: number;
  message?: string;
  value?: unknown;
  /** Seconds until a retry may succeed. */
  retryAfter?: number;
}

/** Refusal by a rule, thrown by handlers and turned into the response envelope. Without a status it is a 200. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly value: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { status = 200, message = code, value, retryAfter }: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.value = value;
    this.retryAfter = retryAfter;
  }
}

/** Refuses a used-up allowance, with the seconds to wait. */
export const tooMany = (retryAfter: number): Refusal =>
  new Refusal('too-many', { status: 429, message: 'too many requests', retryAfter });

export const succeeded = (value: unknown): Response => json(200, { success: true, value: value ?? null });

export function refused(refusal: Refusal): Response {
  const { code, message, value, status, retryAfter } = refusal;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return json(status, { success: false, value: value ?? null, message, code }, headers);
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
