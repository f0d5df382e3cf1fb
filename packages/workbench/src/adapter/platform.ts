import type { IncomingMessage } from 'node:http';
import { CannotStart, createHost, type HostOptions } from '@baize/adapter';
import { type ClientOptions, createClient, joseCipher, login } from '@baize/gateway';
import { createLarch, demoPassword, type Sandbox } from '@baize/sandbox';
import { Refusal } from '@baize/tooling/refusal';
import { Hono } from 'hono';
import { loadAdapter, loadStore } from './module.ts';
import { type KeyPair, sealKeyOf } from './sealKey.ts';

/** Address of the second platform of the sandbox, which is asked in process. */
const larchAddress = 'https://larch.example';

/**
 * Puts the host of an adapter in front of the sandbox: its calls go to the adapter, the rest (pictures, payment pages)
 * stays. `larch` is the sandbox's own second platform; any other adapter asks its platform. Throws a Refusal that says what is missing.
 */
export async function behindAdapter(id: string, sandbox: Sandbox, gameOrigin: string): Promise<Hono> {
  const { app, world } = sandbox;
  const { secret, platformKey } = await sealKeyOf(id, process.env.BAIZE_SEAL_KEY);
  const env = { ...process.env, BAIZE_SEAL_KEY: secret, ...(id === 'larch' && { LARCH_URL: larchAddress }) };
  const larch = createLarch(world, { gameOrigin: () => gameOrigin });
  const adapter = await loadAdapter(id);
  const store = await loadStore(id, env);
  const start = () =>
    createHost(adapter, { env, store, log: () => undefined, ...(id === 'larch' && larchOptions(sandbox, larch)) });
  let host = start();
  await host.catch((error) => {
    throw error instanceof CannotStart ? new Refusal(error.message) : error;
  });
  if (id === 'larch') {
    sandbox.entrance.tokenOf = enterBy(async (request) => (await host).fetch(request), sandbox, platformKey);
    // Sessions, quotes and kept answers belong to the world before.
    sandbox.entrance.onReset = () => {
      host = start();
    };
  }
  const platform = new Hono<{ Bindings: { incoming?: IncomingMessage } }>();
  for (const prefix of ['/wps/*', '/lgw/*', '/lotto/*', '/healthz'])
    platform.all(prefix, async ({ req, env: bindings }) =>
      (await host).fetch(req.raw, { address: bindings?.incoming?.socket.remoteAddress ?? null }),
    );
  platform.get('/brand.json', async ({ req }) => {
    const document = await (await app.request(req.url)).json();
    return Response.json(
      { ...document, platformKey, offers: (await host).capabilities },
      { headers: { 'cache-control': 'no-cache' } },
    );
  });
  platform.route('/', app);
  return platform as unknown as Hono;
}

const larchOptions = ({ world }: Sandbox, larch: Hono): Partial<HostOptions> => ({
  fetch: async (request) => larch.fetch(request),
  now: () => world.clock.now(),
  // One machine is every visitor.
  limits: { perSecond: 1_000, loginsPerMinute: 1_000 },
});

/** Lets the links of the control panel enter through the host: the player of the sandbox's session logs in. */
function enterBy(fetch: ClientOptions['fetch'], { world }: Sandbox, platformKey: KeyPair['platformKey']) {
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch,
    token: () => null,
    language: () => 'EN',
    cipher: () => joseCipher(platformKey),
    onSignedOut: () => undefined,
    now: () => world.clock.now(),
  });
  return async (held: string): Promise<string> => {
    const session = world.sessions.peek(held);
    if (!session) return held;
    const { username } = session;
    world.sessions.end(held);
    const input = { type: 'username', username, password: demoPassword } as const;
    const entered = await client.call(login, input).catch(() => null);
    // The login was no press of the player.
    world.limiter.forget();
    return entered?.token ?? held;
  };
}
