import { pushPath } from '@baize/gateway';
import { describe, expect, test } from 'vitest';
import { pushStream } from '../src/pushes.ts';
import { PlatformFault, Refused } from '../src/refused.ts';
import { address, start } from './acme.fixture.ts';

const events = (...chunks: string[]) => {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(encoder.encode(chunk));
      stream.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

async function read(response: Response, until: RegExp): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && !until.test(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value);
  }
  await reader?.cancel();
  return text;
}

describe('pushes', () => {
  test('ADP-05 a push of the platform reaches the session without a figure', async () => {
    const { host, logIn } = await start((_, path) =>
      path === '/events' ? events('id: 7\nevent: wal', 'let\ndata: {"minor": 99}\n\n', ': beat\n\n') : undefined,
    );
    const headers = { authorization: `Bearer ${await logIn()}` };
    const response = await host.fetch(new Request(address + pushPath, { headers }));
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(await read(response, /balance/)).toMatch(/event: balance\ndata: \{\}\n\n$/);
    expect((await host.fetch(new Request(address + pushPath))).status).toBe(401);
  });

  test('ADP-05 a stream that breaks is taken up where it was, with pauses', async () => {
    const waits: number[] = [];
    const resumed: (string | undefined)[] = [];
    const response = pushStream({
      run: async (emit, { memory }) => {
        resumed.push(memory.lastId);
        if (resumed.length <= 2) throw new PlatformFault('unreachable', '/events', 'reset');
        memory.lastId = '41';
        emit('balance');
        if (resumed.length > 3) emit('movement');
      },
      onEnd: () => undefined,
      wait: async (ms) => void waits.push(ms),
    });
    await read(response, /movement/);
    expect(resumed.slice(0, 4)).toEqual([undefined, undefined, undefined, '41']);
    expect(waits.slice(0, 3)).toEqual([2_000, 5_000, 1_000]);
  });

  test('ADP-05 a session that is over ends the stream', async () => {
    const response = pushStream({
      run: () => Promise.reject(new Refused('not-logged-in')),
      onEnd: () => undefined,
    });
    expect(await response.text()).toMatch(/event: ended/);
  });
});
