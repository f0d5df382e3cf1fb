import { startSandbox } from '@baize/sandbox/node';
import { freePort } from '@baize/tooling/ports';
import { createServer } from 'vite';
import { siteConfig } from './builds/site.ts';

const platformPaths = ['/wps/', '/lgw/', '/lotto/', '/art/', '/sandbox', '/brand.json'];

/** npm run dev: the site from source with hot reload, backed by the sandbox. */
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
