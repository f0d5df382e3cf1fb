import { PlatformFault, Refused } from './refused.ts';

const common = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export const answered = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...common, ...headers } });

export const succeeded = (value: unknown): Response => answered({ success: true, value: value ?? null });

export function refused({ code, status, value, message, retryAfter }: Refused): Response {
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return answered({ success: false, value: value ?? null, message: plainText(message), code }, status, headers);
}

/** Turns any failure into a refusal; nothing of the platform but its code gets out. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (!(error instanceof PlatformFault)) return new Refused('server', { status: 500, message: 'server error' });
  if (error.kind === 'timeout') return new Refused('timeout', { message: 'no answer in time' });
  if (error.kind === 'unreachable') return new Refused('unavailable', { status: 502, message: 'not reachable' });
  return new Refused('server', { message: 'server error' });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control and direction characters are what is taken out
const unwanted = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>]+/g;

const plainText = (text: string): string => text.replace(unwanted, ' ').trim().slice(0, 200);
