import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pack } from '@baize/tooling/pack';
import { keepStamp, type Product, staleStamp } from '@baize/tooling/stamp';
import { build, type InlineConfig, type Manifest } from 'vite';
import { bootScript, oldBrowserScript } from '../../../../site/boot-script.ts';
import { earlyReads } from '../../../../site/early-reads.ts';
import { workerFile, workerOff, workerTemplate } from '../app/appFiles.ts';
import { fallbackTexts } from '../fallbackPage.ts';
import { picturePlace } from '../firstAnswers.ts';
import { writePages } from '../heads/pageFiles.ts';
import { publicFolder } from '../prepare.ts';
import { releaseFile } from '../releases/releaseFile.ts';
import { builtWorker } from './worker.ts';

export const siteFolder = 'site/dist';
const shellFolder = '.cache/shell';
const brandPlace = '%brand%';
/** Frame with a place for the picture of the banner, for servers that know it. */
export const picturedShell = 'pictured-shell.txt';

const product: Product = {
  name: 'site',
  sources: [
    'site/src',
    'site/boot-script.ts',
    'site/early-reads.ts',
    'site/index.html',
    'site/package.json',
    'site/preload-messages.ts',
    'site/public',
    'site/vite.config.ts',
    'tokens',
    'packages/domain',
    'packages/gateway',
    'packages/messages',
    'packages/art',
    'packages/games',
    'packages/sandbox',
    'packages/ui',
    'packages/workbench/src/builds/site.ts',
    'packages/workbench/src/app/appFiles.ts',
    'packages/workbench/src/builds/worker.ts',
    'packages/workbench/src/heads/pageFiles.ts',
    'packages/workbench/src/releases/releaseFile.ts',
    'packages/workbench/src/firstAnswers.ts',
    'packages/workbench/src/page.ts',
    'packages/workbench/src/fallbackPage.ts',
    'packages/tooling/src/styles.ts',
    'package-lock.json',
  ],
  made: [`${siteFolder}/index.html`],
};

export const siteConfig = (config: InlineConfig): InlineConfig => ({
  configFile: resolve('site/vite.config.ts'),
  configLoader: 'runner',
  publicDir: resolve(publicFolder),
  logLevel: 'error',
  ...config,
});

/** Builds the site if stale or forced; returns whether it did. */
export async function buildSite({ force = false } = {}): Promise<boolean> {
  const stamp = staleStamp(product);
  if (stamp === null && !force) return false;
  await build(siteConfig({ build: { outDir: resolve(siteFolder), emptyOutDir: true } }));
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  for (const place of ['<!--shell-->', '<!--fallback-->', '"/boot.js"'])
    if (!html.includes(place)) throw new Error(`site/index.html has no ${place}`);
  const { shell, pictured } = await renderedShell();
  writeFileSync(join(siteFolder, picturedShell), pictured);
  const oldBrowser = writeScript('old-browser', await oldBrowserScript());
  const bootFile = writeScript('boot', await bootScript(takeManifest(), earlyReads(), `/${oldBrowser}`));
  const page = html
    .replace('"/boot.js"', `"/${bootFile}"`)
    .replace('<!--shell-->', () => `<!--shell-->${shell}<!--/shell-->`);
  const missing = page.replace('</title>', '</title><meta data-served name="robots" content="noindex" />');
  writePages(siteFolder, [], (key) => (key === 'notFound' ? missing : page));
  writeFileSync(join(siteFolder, 'fallback.json'), fallbackTexts());
  writeFileSync(join(siteFolder, 'release.json'), releaseFile(Date.now()));
  writeFileSync(join(siteFolder, '404.txt'), 'Not found\n');
  await buildWorkers();
  await pack(siteFolder);
  if (stamp !== null) keepStamp(product.name, stamp);
  return true;
}

/** Writes a script named by its content, so that browsers never ask for it again before the first paint. */
function writeScript(name: string, text: string): string {
  const file = `assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(siteFolder, file), text);
  return file;
}

function takeManifest(): Manifest {
  const folder = join(siteFolder, '.vite');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  rmSync(folder, { recursive: true });
  return manifest;
}

/** Writes the worker, which a brand's own files complete, and the one that removes it. */
async function buildWorkers(): Promise<void> {
  writeFileSync(join(siteFolder, workerTemplate), await builtWorker('sw'));
  const off = await builtWorker('swOff');
  for (const name of [workerFile, workerOff]) writeFileSync(join(siteFolder, name), off);
}

/** Prerenders the page frame, painted before any script runs. */
async function renderedShell(): Promise<{ shell: string; pictured: string }> {
  rmSync(shellFolder, { recursive: true, force: true });
  const entry = resolve('site/src/app/shell/prerender.tsx');
  await build(
    siteConfig({
      publicDir: false,
      build: {
        ssr: entry,
        outDir: resolve(shellFolder),
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
      },
    }),
  );
  const address = pathToFileURL(join(shellFolder, 'prerender.mjs'));
  address.searchParams.set('at', createHash('sha256').update(String(Date.now())).digest('hex').slice(0, 8));
  const { renderShell } = (await import(address.href)) as {
    renderShell(brand: string, picture?: string): string;
  };
  const named = (html: string) => html.replaceAll(brandPlace, '<!--name-->Baize<!--/name-->');
  return { shell: named(renderShell(brandPlace)), pictured: named(renderShell(brandPlace, picturePlace)) };
}
