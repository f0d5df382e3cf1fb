import type { ErrorCode } from '@baize/domain';
import type { FaultKind } from '../world/base/faultRules.ts';
import { json, Refusal, type RefusalDetails, refused } from './refusal.ts';

export interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string; destroy(): void } };
}

/** Faults that lose the response after the platform has done its work; all others occur before it. */
const afterWork: ReadonlySet<FaultKind> = new Set(['reset', 'time-out', 'stalled', 'cut-json']);

export const losesAnswer = (kind: FaultKind): boolean => afterWork.has(kind);

const refusals: Partial<Record<FaultKind, [ErrorCode, RefusalDetails]>> = {
  '400': ['invalid-request', { status: 400 }],
  '401': ['not-logged-in', { status: 401 }],
  '403': ['not-allowed', { status: 403 }],
  '404': ['not-found', { status: 404 }],
  '409': ['in-flight', { status: 409 }],
  '422': ['conflict', { status: 422 }],
  '429': ['too-many', { status: 429, retryAfter: 30 }],
  '500': ['server', { status: 500 }],
  '503': ['unavailable', { status: 503, retryAfter: 5 }],
};

export async function applyFault(
  kind: FaultKind,
  request: Request,
  bindings: NodeBindings | undefined,
  answer?: Response,
): Promise<Response> {
  switch (kind) {
    case 'refused':
    case 'reset':
      return brokenOff(bindings);
    case 'time-out':
      await aborted(request.signal);
      return brokenOff(bindings);
    case 'stalled':
      return partly(request.signal, bindings, answer, false);
    case 'cut-json':
      return partly(request.signal, bindings, answer, true);
    case 'html':
      return page(200, 'Sign in to this network');
    case '502':
      return page(502, 'Bad gateway');
    case '204':
      return new Response(null, { status: 204 });
    default:
      return refused(new Refusal(...(refusals[kind] ?? ['server', { status: 500 }])));
  }
}

/** Closes the caller's socket, or returns a network error where there is none. */
function brokenOff(bindings: NodeBindings | undefined): Response {
  const socket = bindings?.incoming?.socket;
  if (!socket) return Response.error();
  socket.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}

/** Sends the first part of the response, then ends or stalls until the caller disconnects. */
async function partly(
  signal: AbortSignal,
  bindings: NodeBindings | undefined,
  answer: Response | undefined,
  ends: boolean,
): Promise<Response> {
  const whole = answer ? await answer.text() : '{"success":true,"value":';
  const start = new TextEncoder().encode(whole.slice(0, Math.max(1, Math.floor(whole.length * 0.6))));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(start);
      const leave = () => (bindings?.incoming ? controller.close() : controller.error(abortReason(signal)));
      if (ends) controller.close();
      else signal.addEventListener('abort', leave, { once: true });
    },
  });
  return new Response(body, { headers: json(200, null).headers });
}

const page = (status: number, title: string): Response =>
  new Response(`<!doctype html><title>${title}</title><h1>${title}</h1>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}

const aborted = (signal: AbortSignal): Promise<void> => wait(600_000, signal);

export const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('The operation was aborted.', 'AbortError');
