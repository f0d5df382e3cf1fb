import { CannotStart, capabilitiesOf } from '@baize/adapter';
import { serveAdapter } from '@baize/adapter/node';
import { brandDocumentOf } from '@baize/sandbox';
import { freePort } from '@baize/tooling/ports';
import { Refusal } from '@baize/tooling/refusal';
import { loadAdapter, loadStore } from './module.ts';
import { sealKeyOf } from './sealKey.ts';

/** Serves an adapter on this machine, with a brand document that names its key, so that `npm run conform` can log in. */
export async function serveByCommand(id: string): Promise<number> {
  const adapter = await loadAdapter(id);
  const { secret, platformKey, isOwn } = await sealKeyOf(id, process.env.BAIZE_SEAL_KEY);
  const env = { ...process.env, BAIZE_SEAL_KEY: secret };
  const port = await freePort(Number(process.env.PORT ?? 4180), '127.0.0.1');
  const address = `http://localhost:${port}`;
  const origins = originsOf(adapter, env);
  const brand = {
    ...brandDocumentOf('baize', origins[0] ?? address),
    platformKey,
    offers: capabilitiesOf(adapter),
  };
  const rest = (request: Request) =>
    new URL(request.url).pathname === '/brand.json'
      ? Response.json(brand, { headers: { 'cache-control': 'no-cache' } })
      : new Response('Not found\n', { status: 404 });
  try {
    await serveAdapter(adapter, { port, host: 'localhost', env, rest, store: await loadStore(id, env) });
  } catch (error) {
    if (error instanceof CannotStart) throw new Refusal(error.message);
    throw error;
  }
  console.log(`${id} answers at ${address}; each call is a line below.

  curl ${address}/healthz
  curl ${address}/wps/system/status
  npm run conform -- ${address}
`);
  if (isOwn) console.log('BAIZE_SEAL_KEY is not set: logins are opened with a key made for this machine.\n');
  return new Promise(() => undefined);
}

function originsOf(adapter: Awaited<ReturnType<typeof loadAdapter>>, env: Record<string, unknown>): readonly string[] {
  try {
    return adapter.origins(env);
  } catch {
    return [];
  }
}
