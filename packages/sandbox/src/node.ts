import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, type Sandbox, type SandboxOptions } from './app.ts';

export interface NodeSandboxOptions extends Omit<SandboxOptions, 'gameOrigin'> {
  /** 0 or nothing takes any free port. */
  port?: number;
  gamePort?: number;
  /** `127.0.0.1` unless told. */
  host?: string;
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
  const { port = 0, gamePort = 0, host = '127.0.0.1', around, ...rest } = options;
  let gameOrigin = '';
  const sandbox = createSandbox({ ...rest, gameOrigin: () => gameOrigin });
  const outer = around?.(sandbox) ?? sandbox.app;
  const games = await listen((request, env) => sandbox.gameHost.fetch(request, env as object), gamePort, host);
  gameOrigin = originOf(games, host);
  const site = await listen((request, env) => outer.fetch(request, env as object), port, host).catch(async (error) => {
    await close(games);
    throw error;
  });
  return {
    ...sandbox,
    origin: originOf(site, host),
    gameOrigin,
    stop: async () => void (await Promise.all([close(site), close(games)])),
  };
}

type Answer = (request: Request, env: unknown) => Response | Promise<Response>;

function listen(answer: Answer, port: number, host: string): Promise<Server> {
  const server = createServer(getRequestListener((request, env) => answer(request, env)));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

const originOf = (server: Server, host: string): string => `http://${host}:${(server.address() as AddressInfo).port}`;

/** Cuts open connections, such as stalled answers, so that stopping is quick. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
