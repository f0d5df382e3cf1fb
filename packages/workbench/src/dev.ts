import { startSandbox } from '@baize/sandbox/node';
import { createServer } from 'vite';
import { freePort } from './lib/ports.ts';
import { siteConfig } from './lib/site.ts';

/** What the platform answers; the rest is the site's, served from its sources. */
const platformPaths = ['/wps/', '/lgw/', '/lotto/', '/art/', '/sandbox', '/brand.json'];

/** npm run dev: the site from its sources, changed pages shown at once, with the sandbox behind it. */
export async function run(): Promise<void> {
  const host = process.env.HOST ?? 'localhost';
  const first = Number(process.env.PORT ?? 5173);
  const port = await freePort(first, host);
  const platformPort = await freePort(first + 1, host, [port]);
  const gamePort = await freePort(first + 2, host, [port, platformPort]);
  const { origin: target } = await startSandbox({ host, port: platformPort, gamePort });
  const proxy = Object.fromEntries(platformPaths.map((path) => [path, { target, changeOrigin: false }]));
  const server = await createServer(siteConfig({ logLevel: 'info', server: { host, port, strictPort: true, proxy } }));
  await server.listen();
  console.log(`http://${host}:${port}\nControl panel: http://${host}:${port}/sandbox`);
}
