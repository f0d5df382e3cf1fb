import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSandbox } from '@baize/sandbox/node';
import { makeCertificate } from '@baize/tooling/certificate';
import { pack } from '@baize/tooling/pack';
import { styles } from '@baize/tooling/styles';
import { Hono } from 'hono';
import { build } from 'vite';
import { serveAssets } from '../assets.ts';
import { buildSite, siteConfig, siteFolder } from '../builds/site.ts';
import { answersFirst, siteServer } from '../server.ts';

const floorFolder = '.cache/floor';
const twinsFolder = '.cache/twins';
const games = 20_000;

export interface Bench {
  origin: string;
  tokenOf: (account: string) => Promise<string>;
  /** Flags that make Chromium trust the certificate; merely ignoring errors would disable its cache. */
  browserArguments: string[];
  stop: () => Promise<void>;
}

/** Serves the built site, the sandbox and the floor from one HTTP/2 server, so that only the pages differ. */
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
      server.mount('/', siteServer({ platform: app, folder: siteFolder, page, answersFirst: answersFirst() }).fetch);
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
