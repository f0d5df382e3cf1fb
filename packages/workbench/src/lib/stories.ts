import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { cpus } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { serveAssets } from '../assets.ts';
import { findChromium } from './chromium.ts';
import { executeTool } from './execute.ts';
import { freePort } from './ports.ts';
import { Refusal } from './refusal.ts';
import { keepStamp, type Product, staleStamp } from './stamp.ts';

const folder = 'storybook-static';
export const baselines = '.storybook/baselines';
const results = 'test-results/stories.json';

const product: Product = {
  name: 'storybook',
  sources: [
    '.storybook/main.js',
    '.storybook/rememberIndex.js',
    '.storybook/preview.tsx',
    '.storybook/platform.ts',
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

export interface StoryRun {
  pictures: 'compare' | 'update';
  /** Parts of the names of story files; all stories when empty. */
  files: readonly string[];
}

/** Plays every story in a browser, with axe and pictures in each mode. Returns the runner's exit code and its JSON report. */
export async function runStories({ pictures, files }: StoryRun): Promise<{ code: number; results: string }> {
  const CHROMIUM = await findChromium();
  await buildStories();
  rmSync('test-results/visual', { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
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
    const env = { CHROMIUM, BAIZE_PICTURES: pictures };
    const { code } = await executeTool('test-storybook', [...options, ...(files.length > 0 ? ['--', ...files] : [])], {
      env,
    });
    rmSync('test-results/visual/work', { recursive: true, force: true });
    return { code, results };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Committed pictures that no story of the last build asks for. */
export function orphanedPictures(): string[] {
  if (!existsSync(baselines)) return [];
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const stories = new Set(Object.keys(entries).filter((id) => entries[id]?.type === 'story'));
  return readdirSync(baselines).filter(
    (name) => name.endsWith('.png') && !stories.has(name.slice(0, name.lastIndexOf('--'))),
  );
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
