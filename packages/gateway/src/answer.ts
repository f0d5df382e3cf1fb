import { type ErrorCode, readErrorCode, readRetryAfter } from '@baize/domain';
import * as v from 'valibot';
import type { AnyEndpoint } from './endpoint.ts';
import type { ErrorDetails, ErrorKind } from './error.ts';
import { nothing } from './fields.ts';
import { countingDrops } from './list.ts';

/** What one attempt ended in: a value, or what is known of its failure. */
export type Answer =
  | { ok: true; value: unknown; dropped: number }
  | { ok: false; details: Omit<ErrorDetails, 'reference'> };

export interface AnswerHead {
  status: number;
  ok: boolean;
  headers: Headers;
  /** The call carried a token, so a 401 means that the token is over. */
  hadToken: boolean;
}

interface Envelope {
  success: boolean;
  value?: unknown;
  message?: string;
  code?: unknown;
}

const fail = (details: Omit<ErrorDetails, 'reference'>): Answer => ({ ok: false, details });

/** Makes a value or a failure of what came: envelope first, then the endpoint's own schema. `now` in milliseconds. */
export function readAnswer(endpoint: AnyEndpoint, head: AnswerHead, body: string, now: number): Answer {
  const envelope = readEnvelope(body);
  const refused = !head.ok || (typeof envelope === 'object' && envelope?.success === false);
  if (refused) return fail(readRefused(head, typeof envelope === 'object' ? envelope : null, now));
  const broken = { kind: 'malformed', outcome: 'unknown', status: head.status } as const;
  if (envelope === null && endpoint.value !== nothing) return fail({ ...broken, code: 'malformed' });
  if (envelope === 'html') return fail({ ...broken, code: 'captive-portal' });
  if (envelope === 'broken') return fail({ ...broken, code: 'malformed' });

  const { result, dropped } = countingDrops(() => safely(endpoint, envelope?.value ?? undefined));
  return result?.success ? { ok: true, value: result.output, dropped } : fail({ ...broken, code: 'malformed' });
}

/** Hostile nesting can exhaust the stack of a recursive schema; it counts as malformed. */
function safely(endpoint: AnyEndpoint, value: unknown) {
  try {
    return v.safeParse(endpoint.value, value);
  } catch {
    return null;
  }
}

/** The envelope; null for an empty body, which stands for success without a value. */
function readEnvelope(body: string): Envelope | null | 'html' | 'broken' {
  const text = body.trim();
  if (text === '') return null;
  if (text.startsWith('<')) return 'html';
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return 'broken';
    return typeof (parsed as Envelope).success === 'boolean' ? (parsed as Envelope) : 'broken';
  } catch {
    return 'broken';
  }
}

function readRefused(head: AnswerHead, envelope: Envelope | null, now: number): Omit<ErrorDetails, 'reference'> {
  const { status, headers, hadToken } = head;
  const known = envelope && readErrorCode(envelope.code);
  const [byStatusKind, byStatus] = meaning(status, hadToken);
  const code = known ?? byStatus;
  const kind = status < 400 || byStatusKind === 'refused' ? kindOf(code, hadToken) : byStatusKind;
  return {
    kind,
    code,
    outcome: kind === 'unreachable' || kind === 'timeout' ? 'unknown' : 'answered',
    message: envelope?.message,
    value: envelope?.value,
    status,
    retryAfter: readRetryAfter(headers.get('retry-after'), now),
  };
}

/** The kind of a refusal by its code, which outranks the status. */
function kindOf(code: ErrorCode, hadToken: boolean): ErrorKind {
  if (code === 'too-many') return 'too-many';
  return code === 'not-logged-in' && hadToken ? 'signed-out' : 'refused';
}

/** What a status means when the platform says nothing more precise. */
function meaning(status: number, hadToken: boolean): [ErrorKind, ErrorCode] {
  switch (status) {
    case 400:
    case 422:
      return ['refused', 'invalid-request'];
    case 401:
      return [hadToken ? 'signed-out' : 'refused', 'not-logged-in'];
    case 403:
      return ['refused', 'not-allowed'];
    case 404:
      return ['refused', 'not-found'];
    case 408:
    case 504:
      return ['timeout', 'timeout'];
    case 409:
      return ['refused', 'conflict'];
    case 405:
    case 415:
      return ['refused', 'invalid-request'];
    case 413:
      return ['refused', 'too-large'];
    case 429:
      return ['too-many', 'too-many'];
    case 502:
    case 503:
      return ['unreachable', 'unavailable'];
    default:
      return status >= 500 ? ['unreachable', 'server'] : ['refused', 'unknown'];
  }
}
