import { cpSync, rmSync } from 'node:fs';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { BrandFile } from '@baize/gateway';
import { makeCertificate } from '@baize/tooling/certificate';
import { runNginx } from '@baize/tooling/nginx';
import { freePort } from '@baize/tooling/ports';
import { putBrand } from '../../packages/workbench/src/brandBuild.ts';
import { test as base, patience, type World } from './journey.ts';

/** Address that the build was told. */
export const address = 'https://baize.example';

interface Deployed {
  origin: string;
  plainOrigin: string;
  heard: () => IncomingHttpHeaders;
}

/** Journeys behind nginx by our sample. */
export const test = base.extend<object, { deployed: Deployed }>({
  deployed: [
    async ({ world }, use, { parallelIndex }) => {
      const { stop, ...deployed } = await deploy(world, parallelIndex);
      await use(deployed);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 * patience },
  ],
  baseURL: async ({ deployed }, use) => use(deployed.origin),
});

/** Serves the built site with a brand through our nginx sample, with the sandbox as platform. */
async function deploy(world: World, place: number): Promise<Deployed & { stop: () => Promise<void> }> {
  const folder = resolve(`.cache/nginx/${place}`);
  rmSync(folder, { recursive: true, force: true });
  const site = join(folder, 'site');
  cpSync('site/dist', site, { recursive: true });
  const brand = (await (await fetch(`${world.origin}/brand.json`)).json()) as BrandFile;
  await putBrand(site, brand, { demo: true, address });
  const [games = ''] = brand.gameOrigins ?? [];
  const platform = await listenBefore(world.origin);
  // Each worker has its own range, because a port stays free until nginx has taken it.
  const port = await freePort(4500 + place * 10, '127.0.0.1');
  const plainPort = await freePort(port + 1, '127.0.0.1');
  await makeCertificate(folder);
  const stop = await runNginx({
    folder,
    sample: 'docs/deploy/nginx.conf',
    port,
    places: {
      'listen 80;': `listen 127.0.0.1:${plainPort};`,
      'listen 443 ': `listen 127.0.0.1:${port} `,
      'server_name baize.example;': 'server_name 127.0.0.1;',
      '/etc/ssl/baize': folder,
      '/srv/baize': site,
      'https://platform.example': platform.origin,
      'https://games.example': games,
      'https://images.example': games,
    },
  });
  return {
    origin: `https://127.0.0.1:${port}`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    heard: platform.heard,
    stop: async () => {
      await stop();
      platform.stop();
    },
  };
}

async function listenBefore(origin: string) {
  let heard: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    heard = request.headers;
    const further = ask(origin + request.url, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    further.on('error', () => response.destroy());
    request.pipe(further);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard,
    stop: () => void server.close(),
  };
}
