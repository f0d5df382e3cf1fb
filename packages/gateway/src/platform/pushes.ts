import type { Network } from './network.ts';

/** Address of the pushes, beside the calls (ADP-05). */
export const pushPath = '/wps/events';

/** Facts that a push states: they make reads stale or end the session, and carry no figures. */
export const pushKinds = ['balance', 'movement', 'unread', 'limits', 'ended'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Longest silence of a stream, ms; the platform sends a comment every 25 s. */
const longestSilence = 60_000;

interface Listening {
  baseUrl: string;
  fetch: Network['fetch'];
  token: string;
  signal: AbortSignal;
  onPush: (kind: PushKind) => void;
  /** Called for whatever arrives, pushes or not. */
  onAlive: () => void;
}

/**
 * Reads the pushes of one session until the stream ends, with the token in the header, which `EventSource` cannot send.
 * A refused token is an `ended`. Rejects when the stream cannot be opened, breaks or falls silent.
 */
export async function readPushes({ baseUrl, fetch, token, signal, onPush, onAlive }: Listening): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), longestSilence);
  try {
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    const either = AbortSignal.any([signal, silence.signal]);
    const response = await fetch(
      new Request(new URL(baseUrl + pushPath, location.href), { headers, signal: either, cache: 'no-store' }),
    );
    if (response.status === 401) return onPush('ended');
    if (!response.ok || !response.body) throw new TypeError(`no pushes: ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), longestSilence);
      onAlive();
      const lines = (rest + value).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const kind = pushKinds.find((one) => line === `event: ${one}` || line === `event:${one}`);
        if (kind) onPush(kind);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
