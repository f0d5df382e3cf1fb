import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type SecureServerOptions } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';

export interface NodeSandboxOptions extends Omit<SandboxOptions, 'gameOrigin'> {
  /** Port to listen on; 0 or none takes any free one. */
  port?: number;
  gamePort?: number;
  host?: string;
  /** Key and certificate for serving both origins over TLS and HTTP/2, as a deployment does. */
  tls?: Pick<SecureServerOptions, 'key' | 'cert'>;
  /** Headers of the answer to a request that does not parse. */
  malformedHeaders?: Readonly<Record<string, string>>;
  around?: (sandbox: Sandbox) => { fetch: (request: Request, env?: unknown) => Response | Promise<Response> };
}

export interface RunningSandbox extends Sandbox {
  origin: string;
  gameOrigin: string;
  stop: () => Promise<void>;
}

/** Starts the platform and its game origin on two local ports. Rejects when a port is taken. */
export async function startSandbox(options: NodeSandboxOptions = {}): Promise<RunningSandbox> {
  const { port = 0, gamePort = 0, host = '127.0.0.1', tls, malformedHeaders, around, ...rest } = options;
  const originOf = (server: Listening) =>
    `${tls ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`;
  let gameOrigin = '';
  const sandbox = createSandbox({ ...rest, gameOrigin: () => gameOrigin });
  const outer = around?.(sandbox) ?? sandbox.app;
  const games = await listen((request, env) => sandbox.gameHost.fetch(request, env as object), {
    port: gamePort,
    host,
    tls,
    malformedHeaders,
  });
  gameOrigin = originOf(games);
  const site = await listen((request, env) => outer.fetch(request, env as object), {
    port,
    host,
    tls,
    malformedHeaders,
  }).catch(async (error) => {
    await close(games);
    throw error;
  });
  return {
    ...sandbox,
    origin: originOf(site),
    gameOrigin,
    stop: async () => void (await Promise.all([close(site), close(games)])),
  };
}

type Answer = (request: Request, env: unknown) => Response | Promise<Response>;
type Listening = Server | Http2SecureServer;

interface Place extends Pick<NodeSandboxOptions, 'tls' | 'malformedHeaders'> {
  port: number;
  host: string;
}

function listen(answer: Answer, { port, host, tls, malformedHeaders = {} }: Place): Promise<Listening> {
  const listener = getRequestListener((request, env) => answer(request, env), {
    errorHandler: (error) =>
      new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: malformedHeaders }),
  });
  // Without a host, the listener above answers.
  const server = tls ? createSecureServer(tls, listener) : createServer({ requireHostHeader: false }, listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => refuse(error, socket, malformedHeaders));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Answers what Node cannot parse, such as a broken request line or too many headers. */
function refuse({ code }: NodeJS.ErrnoException, socket: Duplex, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
  socket.end(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
}

/** Closes open connections, such as stalled responses, so that stopping is quick. */
function close(server: Listening): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
