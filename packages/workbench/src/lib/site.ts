import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { bootScript } from '../../../../site/boot-script.ts';
import { earlyReads } from '../../../../site/early-reads.ts';
import { writePage } from '../page.ts';
import { publicFolder } from '../prepare.ts';
import { pack } from './pack.ts';
import { keepStamp, type Product, staleStamp } from './stamp.ts';

export const siteFolder = 'site/dist';
const shellFolder = '.cache/shell';
/** Where the brand's name goes in the painted frame, while it is drawn. */
const brandPlace = '%brand%';

const product: Product = {
  name: 'site',
  sources: [
    'site/src',
    'site/boot-script.ts',
    'site/early-reads.ts',
    'site/index.html',
    'site/package.json',
    'site/preload-messages.ts',
    'site/vite.config.ts',
    'tokens',
    'packages/domain',
    'packages/gateway',
    'packages/messages',
    'packages/sandbox',
    'packages/ui',
    'packages/workbench/src/lib/site.ts',
    'packages/workbench/src/page.ts',
    'packages/workbench/src/styles.ts',
    'package-lock.json',
  ],
  made: [`${siteFolder}/index.html`],
};

/** The site's own configuration, loaded in a way that lets it import our TypeScript. */
export const siteConfig = (config: InlineConfig): InlineConfig => ({
  configFile: resolve('site/vite.config.ts'),
  configLoader: 'runner',
  publicDir: resolve(publicFolder),
  logLevel: 'error',
  ...config,
});

/** Builds the site when its sources have changed since, or when told to. */
export async function buildSite({ force = false } = {}): Promise<boolean> {
  const stamp = staleStamp(product);
  if (stamp === null && !force) return false;
  await build(siteConfig({ build: { outDir: resolve(siteFolder), emptyOutDir: true } }));
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  for (const place of ['<!--shell-->', '"/boot.js"'])
    if (!html.includes(place)) throw new Error(`site/index.html has no ${place}`);
  const shell = await renderedShell();
  const boot = await bootScript(takeManifest(), earlyReads());
  // Named after its content, so that nobody asks for it again before the first paint.
  const bootFile = `assets/boot-${createHash('sha256').update(boot).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(siteFolder, bootFile), boot);
  writePage(
    siteFolder,
    html.replace('"/boot.js"', `"/${bootFile}"`).replace('<!--shell-->', () => shell),
  );
  writeFileSync(join(siteFolder, '404.txt'), 'Not found\n');
  await pack(siteFolder);
  if (stamp !== null) keepStamp(product.name, stamp);
  return true;
}

/** Vite's list of what became of each module; not shipped. */
function takeManifest(): Manifest {
  const folder = join(siteFolder, '.vite');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  rmSync(folder, { recursive: true });
  return manifest;
}

/** The frame of the page as HTML, which the browser paints before any script has run. */
async function renderedShell(): Promise<string> {
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
  const { renderShell } = (await import(address.href)) as { renderShell(brand: string): string };
  return renderShell(brandPlace).replaceAll(brandPlace, '<!--name-->Baize<!--/name-->');
}
