import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type SecureServerOptions } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';

export interface NodeSandboxOptions extends Omit<SandboxOptions, 'gameOrigin'> {
  /** 0 or nothing takes any free port. */
  port?: number;
  gamePort?: number;
  /** `127.0.0.1` unless told. */
  host?: string;
  /** Serves both origins over TLS and HTTP/2, as a deployment does. */
  tls?: Pick<SecureServerOptions, 'key' | 'cert'>;
  /** What answers the first origin: the sandbox's own app unless something is put around it. */
  around?: (sandbox: Sandbox) => { fetch: (request: Request, env?: unknown) => Response | Promise<Response> };
}

export interface RunningSandbox extends Sandbox {
  origin: string;
  gameOrigin: string;
  stop: () => Promise<void>;
}

/** Starts the platform and its game origin on two ports of this machine. Rejects when a port is taken. */
export async function startSandbox(options: NodeSandboxOptions = {}): Promise<RunningSandbox> {
  const { port = 0, gamePort = 0, host = '127.0.0.1', tls, around, ...rest } = options;
  const originOf = (server: Listening) =>
    `${tls ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`;
  let gameOrigin = '';
  const sandbox = createSandbox({ ...rest, gameOrigin: () => gameOrigin });
  const outer = around?.(sandbox) ?? sandbox.app;
  const games = await listen((request, env) => sandbox.gameHost.fetch(request, env as object), {
    port: gamePort,
    host,
    tls,
  });
  gameOrigin = originOf(games);
  const site = await listen((request, env) => outer.fetch(request, env as object), { port, host, tls }).catch(
    async (error) => {
      await close(games);
      throw error;
    },
  );
  return {
    ...sandbox,
    origin: originOf(site),
    gameOrigin,
    stop: async () => void (await Promise.all([close(site), close(games)])),
  };
}

type Answer = (request: Request, env: unknown) => Response | Promise<Response>;
type Listening = Server | Http2SecureServer;

interface Place extends Pick<NodeSandboxOptions, 'tls'> {
  port: number;
  host: string;
}

function listen(answer: Answer, { port, host, tls }: Place): Promise<Listening> {
  const listener = getRequestListener((request, env) => answer(request, env));
  const server = tls ? createSecureServer(tls, listener) : createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Cuts open connections, such as stalled answers, so that stopping is quick. */
function close(server: Listening): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
