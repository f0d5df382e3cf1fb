import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveAssets } from '../assets.ts';
import { resultsFolder } from '../visual/findings.ts';
import { bareHash, readManifest } from '../visual/manifest.ts';
import { browserEnvironment, nameOfBrowser } from './chromium.ts';
import { executeTool } from './execute.ts';
import { freePort } from './ports.ts';
import { Refusal } from './refusal.ts';
import { keepStamp, type Product, staleStamp } from './stamp.ts';

const folder = 'storybook-static';
const results = 'test-results/stories.json';

const product: Product = {
  name: 'storybook',
  sources: [
    '.storybook/main.ts',
    '.storybook/preview.tsx',
    '.storybook/sandboxHandlers.ts',
    '.storybook/docs',
    '.storybook/root.ts',
    '.storybook/modes.ts',
    '.storybook/wording.ts',
    '.storybook/public',
    'tokens',
    'packages',
    'site',
    'package-lock.json',
  ],
  made: [`${folder}/index.json`],
};

/** Builds Storybook when anything it shows has changed. */
export async function buildStories(): Promise<void> {
  const stamp = staleStamp(product);
  if (stamp === null) return;
  const { code, output } = await executeTool('storybook', ['build', '-o', folder, '--quiet'], { quiet: true });
  if (code !== 0) throw new Refusal(`Storybook does not build:\n${output}`);
  keepStamp(product.name, stamp);
}

/** How closely stories are looked at: `quick` takes no pictures, `pictures` takes nothing else. */
export type StoryTier = 'quick' | 'full' | 'pictures';

export interface StoryRun {
  tier: StoryTier;
  /** Parts of the names of story files; all stories when empty. */
  files: readonly string[];
}

export interface StoryResult {
  /** The runner's exit code. */
  code: number;
  /** Its JSON report. */
  results: string;
  /** Name and version of the browser. */
  browser: string;
}

/** Plays every story in a browser, with axe and pictures in the modes of the tier. */
export async function runStories({ tier, files }: StoryRun): Promise<StoryResult> {
  const environment = await browserEnvironment();
  const browser = await nameOfBrowser(environment.CHROMIUM);
  await buildStories();
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, 'known.json'), JSON.stringify(knownHashes()));
  rmSync(results, { force: true });
  const port = await freePort(6106, '127.0.0.1');
  const server = await serveFolder(port);
  try {
    // More than there are processors, as each waits for frames and for what a play function waits for.
    const workers = process.env.BAIZE_WORKERS ?? String(Math.min(6, cpus().length + 2));
    const address = `http://127.0.0.1:${port}`;
    const options = [
      '--url',
      address,
      '--maxWorkers',
      workers,
      '--disable-telemetry',
      '--failOnConsole',
      '--json',
      '--outputFile',
      results,
    ];
    const { code } = await executeTool('test-storybook', [...options, ...(files.length > 0 ? ['--', ...files] : [])], {
      env: { ...environment, BAIZE_TIER: tier },
    });
    return { code, results, browser };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The hashes of each accepted picture. The very bytes are right whichever browser draws them, and need no second look. */
function knownHashes() {
  return Object.fromEntries([...readManifest().pictures].map(([name, hashes]) => [name, hashes.map(bareHash)]));
}

function serveFolder(port: number): Promise<Server> {
  const file = serveAssets(folder);
  const page = readFileSync(`${folder}/index.html`);
  const answer = (request: Request) =>
    file(request) ??
    (new URL(request.url).pathname === '/'
      ? new Response(page, { headers: { 'content-type': 'text/html' } })
      : new Response(null, { status: 404 }));
  return new Promise((done) => {
    const server = createServer(getRequestListener(answer));
    server.listen(port, '127.0.0.1', () => done(server));
  });
}
