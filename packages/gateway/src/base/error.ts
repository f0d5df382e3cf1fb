import type { ErrorCode } from '@baize/domain';

/**
 * `refused`: rejected by the platform. `unreachable`: no response, or one from an intermediary. `timeout`: no response
 * in time. `malformed`: an unreadable response. `signed-out`: the session is over. `too-many`: rate limited.
 */
export type ErrorKind = 'refused' | 'unreachable' | 'timeout' | 'malformed' | 'signed-out' | 'too-many';

/** Possible effect of the call: never sent, answered, or unknown. */
export type ErrorOutcome = 'not-sent' | 'answered' | 'unknown';

export interface ErrorDetails {
  kind: ErrorKind;
  code: ErrorCode;
  outcome: ErrorOutcome;
  /** Platform's message: plain text, at most 200 characters, or empty. Never rendered as markup. */
  message?: string;
  value?: unknown;
  status?: number | null;
  retryAfter?: number | null;
  /** Reference a player can quote to support. */
  reference: string;
  cause?: unknown;
}

/** Only error a call rejects with, besides the caller's own abort. Carries a code instead of text. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly outcome: ErrorOutcome;
  readonly value: unknown;
  readonly status: number | null;
  readonly retryAfter: number | null;
  readonly reference: string;

  constructor({ kind, code, outcome, message, value, status, retryAfter, reference, cause }: ErrorDetails) {
    super(plainWords(message), cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.code = code;
    this.outcome = outcome;
    this.value = value;
    this.status = status ?? null;
    this.retryAfter = retryAfter ?? null;
    this.reference = reference;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control and direction characters are what is taken out
const unwanted = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

function plainWords(message: unknown): string {
  return typeof message === 'string' ? message.replace(unwanted, ' ').trim().slice(0, 200) : '';
}
