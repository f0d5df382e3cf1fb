import type { ErrorCode } from '@baize/domain';

/**
 * `refused`: the platform said no. `unreachable`: no answer, or one from something between. `timeout`: no answer in time.
 * `malformed`: an answer we cannot read. `signed-out`: the session is over. `too-many`: asked too often.
 */
export type ErrorKind = 'refused' | 'unreachable' | 'timeout' | 'malformed' | 'signed-out' | 'too-many';

/** Whether the call can have had an effect: it never left, it was answered, or that is unknown. */
export type ErrorOutcome = 'not-sent' | 'answered' | 'unknown';

export interface ErrorDetails {
  kind: ErrorKind;
  code: ErrorCode;
  outcome: ErrorOutcome;
  /** The platform's own words: plain text, 200 characters at most, empty when it has none. Never for markup. */
  message?: string;
  /** The `value` of a refusal, unread. */
  value?: unknown;
  /** HTTP status, null without an answer. */
  status?: number | null;
  /** Seconds to wait, 1 to 600, null when not said. */
  retryAfter?: number | null;
  /** What a player can quote to support. */
  reference: string;
  cause?: unknown;
}

/** The only error a call ends in, besides the caller's own abort. It has a code instead of words. */
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
