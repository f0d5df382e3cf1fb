import type { PushKind } from '@baize/gateway';
import { PlatformFault, Refused } from './refused.ts';

const heartbeat = 25_000;
const pauses = [1_000, 2_000, 5_000, 15_000, 30_000];

export interface Watch {
  /** Runs the adapter's `watch` once, until it ends or the signal aborts. */
  run: (emit: (kind: PushKind) => void, options: { signal: AbortSignal; memory: { lastId?: string } }) => Promise<void>;
  /** Called when the stream ends for good. */
  onEnd: () => void;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Answers with the pushes of one session as server-sent events. A stream of the platform that breaks is taken up again
 * where it was, after pauses of up to 30 s; a session that is over ends with `ended`.
 */
export function pushStream({ run, onEnd, wait = pause }: Watch): Response {
  const controller = new AbortController();
  const { signal } = controller;
  const encoder = new TextEncoder();
  let beat: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    if (signal.aborted) return;
    controller.abort();
    clearInterval(beat);
    onEnd();
  };
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => {
        if (!signal.aborted) stream.enqueue(encoder.encode(text));
      };
      const emit = (kind: PushKind) => write(`event: ${kind}\ndata: {}\n\n`);
      beat = setInterval(() => write(':\n\n'), heartbeat);
      write(':\n\n');
      void follow(run, emit, signal, wait).then(() => {
        const isOver = !signal.aborted;
        end();
        if (isOver) stream.close();
      });
    },
    cancel: end,
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    },
  });
}

async function follow(
  run: Watch['run'],
  emit: (kind: PushKind) => void,
  signal: AbortSignal,
  wait: NonNullable<Watch['wait']>,
): Promise<void> {
  const memory: { lastId?: string } = {};
  for (let failures = 0; !signal.aborted; ) {
    let heard = false;
    const heardOf = (kind: PushKind) => {
      heard = true;
      emit(kind);
    };
    try {
      await run(heardOf, { signal, memory });
    } catch (error) {
      if (error instanceof Refused && error.code === 'not-logged-in') return emit('ended');
      if (!(error instanceof PlatformFault) && !(error instanceof Refused)) return;
    }
    failures = heard ? 0 : failures + 1;
    await wait(pauses[Math.min(failures, pauses.length - 1)] ?? 0, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
