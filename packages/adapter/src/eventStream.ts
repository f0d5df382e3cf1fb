import type { EventOptions } from './types.ts';

/** Longest silence of a stream; platforms send a comment more often, ms. */
const longestSilence = 60_000;
/** Longest text of one event. */
const longestEvent = 64 * 1024;

/** Reads server-sent events to the end of the stream, of the signal, or of a silence. */
export async function streamEvents(response: Response, { signal, onEvent }: EventOptions): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder();
  let rest = '';
  let event = empty();
  try {
    while (!signal.aborted) {
      const timer = setTimeout(stop, longestSilence);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      if (rest.length > longestEvent) return;
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (event.data !== '' || event.event !== 'message') onEvent(event);
          event = empty();
        } else event = withLine(event, line);
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

type Event = Parameters<EventOptions['onEvent']>[0];

const empty = (): Event => ({ id: undefined, event: 'message', data: '' });

function withLine(event: Event, line: string): Event {
  const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
  if (field === 'id') return { ...event, id: value };
  if (field === 'event') return { ...event, event: value };
  if (field === 'data') return { ...event, data: event.data === '' ? value : `${event.data}\n${value}` };
  return event;
}
