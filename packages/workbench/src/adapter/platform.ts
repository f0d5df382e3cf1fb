import type { IncomingMessage } from 'node:http';
import { CannotStart, createHost } from '@baize/adapter';
import { createLarch, type Sandbox } from '@baize/sandbox';
import { Refusal } from '@baize/tooling/refusal';
import { Hono } from 'hono';
import { loadAdapter, loadStore } from './module.ts';
import { sealKeyOf } from './sealKey.ts';

/** Address of the second platform of the sandbox, which is asked in process. */
const larchAddress = 'https://larch.example';

/**
 * Puts the host of an adapter in front of the sandbox: its calls go to the adapter, the rest (pictures, payment pages)
 * stays. `larch` is the sandbox's own second platform; any other adapter asks its platform. Throws a Refusal that says what is missing.
 */
export async function behindAdapter(id: string, { app, world }: Sandbox, gameOrigin: string): Promise<Hono> {
  const { secret, platformKey } = await sealKeyOf(id, process.env.BAIZE_SEAL_KEY);
  const env = { ...process.env, BAIZE_SEAL_KEY: secret, ...(id === 'larch' && { LARCH_URL: larchAddress }) };
  const larch = createLarch(world, { gameOrigin: () => gameOrigin });
  const adapter = await loadAdapter(id);
  const host = await createHost(adapter, {
    env,
    store: await loadStore(id, env),
    log: () => undefined,
    ...(id === 'larch' && { fetch: async (request: Request) => larch.fetch(request) }),
  }).catch((error) => {
    throw error instanceof CannotStart ? new Refusal(error.message) : error;
  });
  const platform = new Hono<{ Bindings: { incoming?: IncomingMessage } }>();
  for (const prefix of ['/wps/*', '/lgw/*', '/lotto/*', '/healthz'])
    platform.all(prefix, ({ req, env: bindings }) =>
      host.fetch(req.raw, { address: bindings?.incoming?.socket.remoteAddress ?? null }),
    );
  platform.get('/brand.json', async ({ req }) => {
    const document = await (await app.request(req.url)).json();
    return Response.json({ ...document, platformKey }, { headers: { 'cache-control': 'no-cache' } });
  });
  platform.route('/', app);
  return platform as unknown as Hono;
}
