import { type ErrorCode, readErrorCode, readRetryAfter } from '@baize/domain';
import * as v from 'valibot';
import type { AnyEndpoint } from './endpoint.ts';
import type { ErrorDetails, ErrorKind } from './error.ts';
import { nothing } from './fields.ts';
import { countingDrops } from './list.ts';

export type Answer =
  | { ok: true; value: unknown; dropped: number }
  /** `field` is the path of the first field that could not be read; null if the whole answer could not. */
  | { ok: false; details: Omit<ErrorDetails, 'reference'>; field: string | null };

export interface AnswerHead {
  status: number;
  ok: boolean;
  headers: Headers;
  /** True if the call carried a token, so a 401 means the token is no longer valid. */
  hadToken: boolean;
}

interface Envelope {
  success: boolean;
  value?: unknown;
  message?: string;
  code?: unknown;
}

const fail = (details: Omit<ErrorDetails, 'reference'>) => ({ ok: false, details, field: null }) as const;

/** Parses a response, envelope first, then the endpoint's own schema. `now` is ms. */
export function readAnswer(endpoint: AnyEndpoint, head: AnswerHead, body: string, now: number): Answer {
  const envelope = readEnvelope(body);
  const ours = typeof envelope === 'object' ? envelope : null;
  const broken = { kind: 'malformed', outcome: 'unknown', status: head.status } as const;
  if (!head.ok && ours === null && !ofTheWay(head.status)) return fail({ ...broken, code: foreignCode(head.status) });
  if (!head.ok || ours?.success === false) return fail(readRefused(head, ours, now));
  if (envelope === null && endpoint.value !== nothing) return fail({ ...broken, code: 'malformed' });
  if (envelope === 'html') return fail({ ...broken, code: 'captive-portal' });
  if (envelope === 'broken') return fail({ ...broken, code: 'malformed' });

  const { result, dropped } = countingDrops(() => safely(endpoint, ours?.value ?? undefined));
  if (result?.success) return { ok: true, value: result.output, dropped };
  return { ...fail({ ...broken, code: 'malformed' }), field: result ? fieldOf(result.issues[0]) : null };
}

/** Returns the path of a field by the names of the schema; keys and places that the answer chose become `*`. */
const fieldOf = ({ path }: v.BaseIssue<unknown>): string =>
  (path ?? []).map((item) => (item.type === 'object' ? String(item.key) : '*')).join('.');

/** Hostile nesting can exhaust the stack of a recursive schema; it counts as malformed. */
function safely(endpoint: AnyEndpoint, value: unknown) {
  try {
    return v.safeParse(endpoint.value, value);
  } catch {
    return null;
  }
}

/** Parses the envelope; null for an empty body, which means success without a value. */
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

/** Reports whether a status blames the way itself, so it means the same whoever sent it. */
const ofTheWay = (status: number): boolean => status === 408 || status === 429 || (status >= 500 && status !== 511);

/** Names a refusal without the platform's envelope, as of a firewall or a proxy; it says nothing about an account. */
const foreignCode = (status: number): ErrorCode => (status === 511 ? 'captive-portal' : 'intercepted');

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

/** Returns the kind of a refusal by its code, which outranks the status. */
function kindOf(code: ErrorCode, hadToken: boolean): ErrorKind {
  if (code === 'too-many') return 'too-many';
  return code === 'not-logged-in' && hadToken ? 'signed-out' : 'refused';
}

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
