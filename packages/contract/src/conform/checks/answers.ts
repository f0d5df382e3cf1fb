import type { Judge } from '../document.ts';
import { isKnownCode } from '../document.ts';
import type { Exchange, Finding } from '../types.ts';
import { envelopeOf } from '../wire.ts';

type Found = Omit<Finding, 'call'>;

const failed = (check: string, pointer: string, came: string, wanted: string): Found => ({
  check,
  severity: 'failed',
  pointer,
  came,
  wanted,
});

const warned = (check: string, pointer: string, came: string, wanted: string): Found => ({
  ...failed(check, pointer, came, wanted),
  severity: 'warning',
});

const longestAnswer = 10 * 1024 * 1024;
const mostSkew = 60_000;

/** Judges what every answer must keep: transport, envelope, shape. */
export function judgeAnswer(exchange: Exchange, judge: Judge): Found[] {
  const transport = judgeTransport(exchange);
  if (transport.some(({ check }) => check === 'T1' || check === 'T2')) return transport;
  return [...transport, ...judgeEnvelope(exchange, judge)];
}

function judgeTransport({ status, headers, text, body, at, hadToken, redirected }: Exchange): Found[] {
  if (redirected) return [failed('T1', 'status', `a redirect (${status})`, 'an answer from this address')];
  const found: Found[] = [];
  if (text.trim() !== '' && body === undefined) {
    const came = text.trimStart().startsWith('<') ? `a page with status ${status}` : `text that is no JSON (${status})`;
    return [failed('T2', 'body', came, 'JSON')];
  }
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) found.push(failed('T3', 'Date', 'absent', 'the platform’s time'));
  else if (Math.abs(date - at) > mostSkew)
    found.push(failed('T3', 'Date', `${Math.round((date - at) / 1000)} s off`, 'within 60 s of this clock'));
  const cache = headers.get('cache-control') ?? '';
  if (hadToken && !/no-store/.test(cache))
    found.push(failed('T5', 'Cache-Control', cache === '' ? 'absent' : cache.slice(0, 60), 'no-store'));
  if (text.length > longestAnswer) found.push(failed('T6', 'body', `${text.length} characters`, 'at most 10 MB'));
  const reference = headers.get('x-request-id');
  if (reference !== null && !/^[\w-]{1,64}$/.test(reference))
    found.push(warned('T8', 'X-Request-Id', 'another shape', '1 to 64 letters, digits, - or _'));
  return found;
}

/** Calls at which an unknown code leaves the player without a reason. */
const needsCode = /login|register|launch|join|deposit|withdraw|transfer|bet/i;

function judgeEnvelope(exchange: Exchange, judge: Judge): Found[] {
  const { status, call } = exchange;
  const envelope = envelopeOf(exchange);
  if (!envelope) {
    // A refusal by the way itself, such as 429 of a proxy, means the same whoever sends it.
    return status === 429 || status >= 500 ? [] : [failed('E1', '/success', 'no boolean', 'true or false')];
  }
  const { success, value, code } = envelope;
  if (success) {
    if (status >= 400) return [failed('E4', '/success', `true with status ${status}`, 'a status below 400')];
    const inner = codeInside(value);
    if (inner)
      return [failed('E2', '/value/code', 'a refusal inside a success', 'success false and the code beside it')];
    return judge.read(call, value).map((one) => ({ ...one, pointer: `/value${one.pointer}` }));
  }
  if (status >= 500 && !(status === 503 && isKnownCode(code)))
    return [failed('N1', 'status', String(status), 'an answer, or a refusal with a status below 500')];
  if (typeof code !== 'string' || code === '') return [failed('E2', '/code', 'absent', 'the code of the refusal')];
  if (isKnownCode(code)) return [];
  const wanted = `one of ${[...judge.codes(call)].slice(0, 8).join(', ')}`;
  return [
    needsCode.test(call)
      ? failed('E3', '/code', 'an unknown code', wanted)
      : warned('E3', '/code', 'an unknown code', wanted),
  ];
}

function codeInside(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('code' in value)) return false;
  const { code, ...rest } = value as Record<string, unknown>;
  return (
    typeof code === 'string' && code !== '' && Object.keys(rest).every((name) => /^(message|msg|error)$/i.test(name))
  );
}
