export const longestBody = 10 * 1024 * 1024;

export class BodyTooLong extends Error {}

export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  if (Number(response.headers.get('content-length')) > longestBody) {
    await response.body?.cancel().catch(() => undefined);
    throw new BodyTooLong();
  }
  const reader = response.body?.getReader();
  if (!reader) return '';
  const stop = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.byteLength;
      if (length > longestBody) {
        stop();
        throw new BodyTooLong();
      }
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
