import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createHost, type HostOptions } from './host.ts';
import type { Host } from './hosting.ts';
import { CannotStart } from './start.ts';
import type { AnyAdapter } from './types.ts';

export interface ServeOptions extends Partial<HostOptions> {
  /** Port to listen on; 0 takes any free one. */
  port?: number;
  host?: string;
  /** Answers what is no call of the site, such as its files. */
  rest?: (request: Request) => Promise<Response> | Response;
}

/** Serves an adapter by Node. Rejects with `CannotStart`, or when the port is taken. */
export async function serveAdapter(adapter: AnyAdapter, options: ServeOptions = {}): Promise<Server> {
  const { port = 4180, host: name = '127.0.0.1', env = process.env, rest, ...others } = options;
  const host = await createHost(adapter, { env, ...others });
  const server = createServer((request, response) => void pass(host, rest, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, name, () => resolve(server));
  });
}

/** Reports whether a path belongs to the platform; all others are the site's. */
export const isPlatformPath = (path: string): boolean => /^\/(?:wps|lgw|lotto)\/|^\/healthz$/.test(path);

async function pass(host: Host, rest: ServeOptions['rest'], from: IncomingMessage, to: ServerResponse): Promise<void> {
  const gone = new AbortController();
  to.on('close', () => gone.abort());
  try {
    const request = requestOf(from, gone.signal);
    const isOurs = !rest || isPlatformPath(new URL(request.url).pathname);
    const response = isOurs
      ? await host.fetch(request, { address: from.socket.remoteAddress ?? null })
      : await rest(request);
    to.writeHead(response.status, [...response.headers].flat());
    if (!response.body) return void to.end();
    const body = Readable.fromWeb(response.body as NodeStream);
    body.on('error', () => to.destroy());
    to.on('close', () => body.destroy());
    body.pipe(to);
  } catch {
    if (!to.headersSent) to.writeHead(400);
    to.end();
  }
}

function requestOf(from: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let at = 0; at + 1 < from.rawHeaders.length; at += 2)
    if (!/^:/.test(from.rawHeaders[at] ?? '')) headers.append(from.rawHeaders[at] ?? '', from.rawHeaders[at + 1] ?? '');
  const address = new URL(from.url ?? '/', `http://${from.headers.host ?? 'localhost'}`);
  const hasBody = from.method !== 'GET' && from.method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(from) as unknown as BodyInit) : undefined;
  const init = { method: from.method, headers, body, signal, duplex: 'half' };
  return new Request(address, init as RequestInit);
}

/** Runs an adapter as a process: PORT (4180), HOST (127.0.0.1) and the adapter's own settings come from the environment. */
export async function runAdapter(adapter: AnyAdapter, options: ServeOptions = {}): Promise<void> {
  const { env = process.env } = options;
  const [port, host] = [Number(env.PORT ?? 4180), String(env.HOST ?? '127.0.0.1')];
  try {
    await serveAdapter(adapter, { port, host, ...options });
    console.log(`${adapter.id} answers at http://${host}:${port}`);
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error);
    process.exitCode = 1;
  }
}
