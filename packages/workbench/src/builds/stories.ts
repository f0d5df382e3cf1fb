import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { browserEnvironment, nameOfBrowser } from '@baize/tooling/chromium';
import { executeTool } from '@baize/tooling/execute';
import { freePort } from '@baize/tooling/ports';
import { Refusal } from '@baize/tooling/refusal';
import { keepStamp, type Product, staleStamp } from '@baize/tooling/stamp';
import { resultsFolder } from '@baize/visual-review/findings';
import { bareHash, readManifest } from '@baize/visual-review/manifest';
import { getRequestListener } from '@hono/node-server';
import { serveAssets } from '../assets.ts';
import type { Tier } from '../tally.ts';
import { forgetPhases, readPhases } from '../test/runnerPhases.ts';

const folder = 'storybook-static';
const results = 'test-results/stories.json';

const product: Product = {
  name: 'storybook',
  sources: [
    '.storybook/main.ts',
    '.storybook/preview.tsx',
    '.storybook/modes.ts',
    '.storybook/storybookInternals.ts',
    '.storybook/wording.ts',
    '.storybook/public',
    'tokens',
    'packages/domain',
    'packages/gateway',
    'packages/messages',
    'packages/art',
    'packages/games',
    'packages/sandbox',
    'packages/studio/src',
    'packages/ui',
    'packages/brand-tools/src',
    'packages/tooling/src/styles.ts',
    'site/src',
    'docs/releases',
    'package-lock.json',
  ],
  made: [`${folder}/index.json`],
};

export async function buildStories(): Promise<void> {
  const stamp = staleStamp(product);
  if (stamp === null) return;
  const { code, output } = await executeTool('storybook', ['build', '-o', folder, '--quiet'], { quiet: true });
  if (code !== 0) throw new Refusal(`Storybook does not build:\n${output}`);
  keepStamp(product.name, stamp);
}

export interface StoryRun {
  /** Test set, or `pictures` to only take pictures in all modes. */
  tier: Tier | 'pictures';
  /** Name fragments of story files; empty for all. */
  files: readonly string[];
  /** Files whose stories are checked in all modes; absent means all. */
  reached?: readonly string[] | null;
  names?: string | null;
  shard?: string | null;
}

export interface StoryResult {
  code: number;
  results: string;
  browser: string;
  /** Seconds per phase, summed over all workers. */
  phases: Record<string, number>;
}

export async function runStories({ tier, files, reached, names, shard }: StoryRun): Promise<StoryResult> {
  const environment = await browserEnvironment();
  const browser = await nameOfBrowser(environment.CHROMIUM);
  await buildStories();
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, 'known.json'), JSON.stringify(knownHashes()));
  rmSync(results, { force: true });
  forgetPhases();
  const port = await freePort(6106, '127.0.0.1');
  const server = await serveStories(port);
  try {
    // More workers than processors, because each spends time waiting.
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
      ...(shard ? ['--shard', shard] : []),
      '--',
      ...files,
    ];
    const { code } = await executeTool('test-storybook', options, {
      env: {
        ...environment,
        BAIZE_TIER: tier,
        BAIZE_REACHED: reached ? JSON.stringify(reached) : undefined,
        BAIZE_STORIES: names ?? undefined,
      },
    });
    return { code, results, browser, phases: readPhases() };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Returns accepted hashes per picture. Identical bytes are accepted from any browser. */
function knownHashes() {
  return Object.fromEntries([...readManifest().pictures].map(([name, hashes]) => [name, hashes.map(bareHash)]));
}

/** Serves the built stories. */
export function serveStories(port: number): Promise<Server> {
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
