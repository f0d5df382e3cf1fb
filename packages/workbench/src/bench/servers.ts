import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSandbox } from '@baize/sandbox/node';
import { Hono } from 'hono';
import { build } from 'vite';
import { serveAssets } from '../assets.ts';
import { makeCertificate } from '../lib/certificate.ts';
import { pack } from '../lib/pack.ts';
import { buildSite, siteConfig, siteFolder } from '../lib/site.ts';
import { siteServer } from '../server.ts';
import { styles } from '../styles.ts';

const floorFolder = '.cache/floor';
const twinsFolder = '.cache/twins';
/** Enough for 2,400 with each studio. */
const games = 20_000;

export interface Bench {
  origin: string;
  /** A token of a demo account. */
  tokenOf: (account: string) => Promise<string>;
  /** What a Chromium must be started with to trust the servers; one that only overlooks errors keeps no file. */
  browserArguments: string[];
  stop: () => Promise<void>;
}

/**
 * The built site, its platform and the floor on one server, so that the two differ by nothing but themselves, over HTTP/2 as a deployment
 * serves them.
 */
export async function startBench(): Promise<Bench> {
  await buildSite();
  await buildFloor();
  await buildTwins();
  const page = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const floorPage = readFileSync(join(floorFolder, 'index.html'), 'utf8');
  const { certificate, key } = await makeCertificate('.cache/bench');
  const cert = readFileSync(certificate);
  const { origin, app, stop } = await startSandbox({
    games,
    tls: { cert, key: readFileSync(key) },
    around: ({ app }) => {
      const server = new Hono();
      const file = serveAssets(floorFolder);
      server.get('/floor/', ({ html }) => html(floorPage));
      server.get(
        '/floor/*',
        ({ req }) => file(new Request(req.url.replace('/floor/', '/'), req.raw)) ?? new Response(null, { status: 404 }),
      );
      const twin = serveAssets(twinsFolder);
      server.get('/twins/:name{.+\\.html}', ({ req, html }) =>
        html(readFileSync(join(twinsFolder, req.param('name')), 'utf8')),
      );
      server.get(
        '/twins/*',
        ({ req }) => twin(new Request(req.url.replace('/twins/', '/'), req.raw)) ?? new Response(null, { status: 404 }),
      );
      server.mount('/', siteServer({ platform: app, folder: siteFolder, page }).fetch);
      return server;
    },
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const trusted = createHash('sha256').update(publicKey).digest('base64');
  return {
    origin,
    tokenOf: (account) => signIn(app, account),
    browserArguments: [`--ignore-certificate-errors-spki-list=${trusted}`],
    stop,
  };
}

async function buildFloor() {
  await build({
    ...siteConfig({ configFile: false }),
    root: resolve('packages/workbench/src/bench/floor'),
    base: '/floor/',
    publicDir: false,
    build: { outDir: resolve(floorFolder), emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  await pack(floorFolder);
}

/** A page from our components and its twin by hand, for what is done all the time. */
async function buildTwins() {
  const root = resolve('packages/workbench/src/bench/twins');
  await build({
    ...siteConfig({ configFile: false }),
    root,
    base: '/twins/',
    publicDir: false,
    plugins: [styles()],
    build: {
      outDir: resolve(twinsFolder),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['kit.html', 'hand.html'].map((name) => join(root, name)) },
    },
  });
}

async function signIn(platform: Hono, account: string): Promise<string> {
  const response = await platform.request('/sandbox/api/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
