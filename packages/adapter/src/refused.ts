import type { ErrorCode } from '@baize/domain';
import type { PlatformAnswer } from './answer.ts';

export interface RefusalDetails {
  /** HTTP status; by default the one that goes with the code, else 200. */
  status?: number;
  /** Plain text of at most 200 characters that the player may read. */
  message?: string;
  /** Details by the contract, such as `{ fields: { email: 'taken' } }` or a fresh quote. */
  value?: unknown;
  /** Seconds until a retry may succeed. */
  retryAfter?: number;
  /** Answer of the platform that it comes from; stays in the host. */
  answer?: PlatformAnswer;
}

/** Meaning of a refusal of the platform in the contract. */
export interface RefusalOf extends Omit<RefusalDetails, 'answer'> {
  code: ErrorCode;
}

const statuses: Partial<Record<ErrorCode, number>> = {
  'invalid-request': 400,
  'not-logged-in': 401,
  'not-allowed': 403,
  'not-an-agent': 403,
  'not-a-member': 403,
  'need-true-account': 403,
  'region-blocked': 403,
  'not-found': 404,
  'not-offered': 404,
  'in-flight': 409,
  'terms-changed': 409,
  'too-large': 413,
  conflict: 422,
  'validation-failed': 422,
  'too-many': 429,
  server: 502,
  unavailable: 503,
  maintenance: 503,
  timeout: 504,
};

/** Refusal by a rule of the platform, the adapter or the host; becomes the contract's envelope. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly status: number;
  readonly value: unknown;
  readonly retryAfter: number | undefined;
  readonly answer: PlatformAnswer | undefined;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? code);
    this.code = code;
    this.status = details.status ?? statuses[code] ?? 200;
    this.value = details.value ?? null;
    this.retryAfter = details.retryAfter;
    this.answer = details.answer;
  }
}

/** Way in which the platform failed to give a usable answer. */
export type FaultKind = 'unreachable' | 'timeout' | 'too-long' | 'nonsense' | 'broken';

/** Failure of the platform or of the adapter; a player is told no more than that it happened. */
export class PlatformFault extends Error {
  override readonly name = 'PlatformFault';
  readonly kind: FaultKind;
  /** Path at the platform, without its query. */
  readonly path: string;
  readonly pointer: string | undefined;

  constructor(kind: FaultKind, path: string, message: string, pointer?: string) {
    super(message);
    this.kind = kind;
    this.path = path;
    this.pointer = pointer;
  }
}
