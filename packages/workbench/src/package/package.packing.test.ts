import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { browserArguments, findChromium } from '@baize/tooling/chromium';
import { execute } from '@baize/tooling/execute';
import { type Browser, chromium, type Page } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPackage, packageFolder } from './build.ts';
import { bundle, type Consumer, installConsumer, pack, typeProblems } from './consumer.ts';
import { differences, looksOf, openHostPage } from './hostPage.ts';
import { buildReadmePage, readmeModules } from './readmePage.ts';
import { buildServerPage, serveFolder } from './serverPage.ts';

let tarball: Buffer;
let consumer: Consumer;
let browser: Browser;

beforeAll(async () => {
  await buildPackage();
  tarball = await pack(packageFolder);
  consumer = installConsumer(tarball, ['tailwindcss', 'bootstrap', 'next', 'react-router']);
  browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  consumer?.remove();
});

test('publint finds nothing to say about the package', async () => {
  const bytes = new Uint8Array(tarball).buffer;
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: bytes } });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('its types are found and true wherever an ES module is asked for', async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), {
    excludeEntrypoints: [/\.css$/],
  });
  if (!analysis.types) throw new Error('the package has no types');
  expect(Object.keys(analysis.entrypoints)).toEqual(
    expect.arrayContaining(['.', './overlays', './lobby', './constants']),
  );
  // The package is ESM only, so CommonJS resolution fails on purpose.
  const asked = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || ['node16-esm', 'bundler'].includes(problem.resolutionKind),
  );
  expect(asked).toEqual([]);
});

test('one component brings itself, what it is made of and their styles alone', async () => {
  const { modules, script, styles } = await bundle(consumer, "import { Badge } from '@baize/ui'; console.log(Badge);");
  expect(modules).toEqual(['actions/Badge.css.js', 'actions/Badge.js', 'internal/icon.js', 'internal/plain.css.js']);
  const classes = new Set([...styles.matchAll(/\.(bz-\w+)/g)].map(([, name]) => name));
  const [own] = /bz-\w+/.exec(readFileSync(`${packageFolder}/actions/Badge.css.js`, 'utf8')) ?? [];
  expect([...classes]).toEqual([own]);
  expect(styles).toContain('data-tone');
  expect(styles).toContain(':focus-visible');
  expect(gzipSync(script).length).toBeLessThan(600);
  expect(gzipSync(styles).length).toBeLessThan(1500);
  const said = await bundle(consumer, "import * as words from '@baize/ui/words/ur'; console.log(words.Toaster);");
  expect(gzipSync(said.script).length).toBeLessThan(300);
});

test('UI-08 a page that a server renders may use every part: what needs a browser says so in its first line', () => {
  const modules = readdirSync(packageFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !path.includes('node/'))
    .map((path) => join(packageFolder, path));
  const marked = new Set(modules.filter((path) => /^["']use client["'];/.test(readFileSync(path, 'utf8'))));
  const needy = modules.filter((path) => /\b(use([A-Z]\w*)?|createContext)\(/.test(readFileSync(path, 'utf8')));
  expect(needy.length).toBeGreaterThan(80);
  expect(needy.filter((path) => !marked.has(path))).toEqual([]);
});

const drawing = (end: string) => `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Badge, Button, Stack } from '@baize/ui';
import { MoneyField, TextField } from '@baize/ui/overlays';
import { GameGrid } from '@baize/ui/lobby';
const field = h(TextField, { label: 'Name', name: 'name', defaultValue: 'Ada' });
const html = renderToString(h(Stack, { gap: 4 }, h(Badge, { tone: 'positive' }, 'Won'), h(Button, null, 'Redeem'), field));
${end}`;
const drawn = /<span class="bz-[^>]*data-tone="positive"[^>]*>Won<.*<button .*<input [^>]*value="Ada"/;

test('UI-08 Node draws parts without a bundler', async () => {
  writeFileSync(join(consumer.folder, 'server.mjs'), drawing('console.log(html, typeof GameGrid, typeof MoneyField);'));
  const args = ['--import', '@baize/ui/node', 'server.mjs'];
  const { code, output } = await execute(process.execPath, args, { cwd: consumer.folder, quiet: true });
  expect(output).toMatch(drawn);
  expect(code).toBe(0);
});

test('UI-08 a server that Vite builds takes the parts into its files, and draws them with nothing else', async () => {
  const entry = join(consumer.folder, 'entry-server.js');
  writeFileSync(entry, drawing('export default html;'));
  const outDir = join(consumer.folder, 'server');
  await build({
    root: consumer.folder,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: ['@baize/ui'] },
    build: { ssr: entry, outDir },
  });
  const args = ['--input-type=module', '-e', `import html from './server/entry-server.js'; console.log(html);`];
  const { code, output } = await execute(process.execPath, args, { cwd: consumer.folder, quiet: true });
  expect(output).toMatch(drawn);
  expect(code).toBe(0);
});

test('UI-08 a field on a server page of Next.js builds, comes as HTML and wakes up in the browser', async () => {
  const folder = await buildServerPage(consumer);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toMatch(/<input [^>]*name="name" value="Ada"/);
  expect(html).toMatch(/<span class="bz-[^>]*data-tone="positive">Won</);
  const tab = await browser.newPage();
  const errors: string[] = [];
  tab.on('pageerror', ({ message }) => errors.push(message));
  tab.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await serveFolder(tab, folder);
  await tab.goto('http://localhost/index.html');
  const find = tab.getByRole('searchbox', { name: 'Find' });
  // Before hydration, typing shows no button.
  const typed = async () => {
    await find.fill('');
    await find.fill('Tides');
    await tab.getByRole('button', { name: 'Clear' }).click({ timeout: 1_000 });
  };
  await vi.waitFor(typed, { timeout: 15_000 });
  expect(await find.inputValue()).toBe('');
  const colour = (name: string) =>
    tab.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const primary = await tab.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--bz-action-primary)';
    return getComputedStyle(probe).backgroundColor;
  });
  expect(primary).toMatch(/^rgb/);
  expect(await colour('Send')).toBe(primary);
  expect(errors).toEqual([]);
}, 240_000);

test('UI-07 the README’s lobby builds, renders and keeps a favourite as it says', async () => {
  const { folder, script, styles } = await buildReadmePage(consumer);
  // About 60 kB of this is React and React DOM, 30 kB the router.
  expect(script).toBeLessThan(120_000);
  expect(styles).toBeLessThan(14_000);
  const tab = await browser.newPage();
  const errors: string[] = [];
  tab.on('pageerror', ({ message }) => errors.push(message));
  await serveFolder(tab, folder);
  await tab.route('**/api/**', (route) => route.fulfill({ status: route.request().url().endsWith('/5') ? 500 : 204 }));
  await tab.goto('http://localhost/readme.html');
  const list = tab.getByRole('list', { name: 'All games' });
  await list.waitFor();
  expect(await list.getByRole('listitem').count()).toBe(120);
  const heart = (name: string) => tab.getByRole('button', { name: `Favourite ${name}`, exact: true });
  expect(await heart('Game 3').getAttribute('aria-pressed')).toBe('true');
  await heart('Game 3').click();
  expect(await heart('Game 3').getAttribute('aria-pressed')).toBe('false');
  await heart('Game 5').click();
  await tab.getByText('The favourite could not be kept.').waitFor();
  expect(await heart('Game 5').getAttribute('aria-pressed')).toBe('false');
  await tab.getByRole('button', { name: 'Close', exact: true }).click();
  await tab.getByRole('searchbox', { name: 'Find a game' }).fill('game 12');
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  await tab.getByRole('link', { name: 'Play Game 12', exact: true }).press('Enter');
  expect(new URL(tab.url()).pathname).toBe('/games/12');
  expect(errors).toEqual([]);
}, 240_000);

test('it holds the sheet of no brand, which needs no other file, and weighs less than 1 MB', async () => {
  const { styles } = await bundle(consumer, "import '@baize/ui/sheets/plain.css';");
  expect(styles).toContain('--bz-action-primary:');
  expect(styles.replaceAll(/url\((["']?)data:/g, '')).not.toContain('url(');
  expect(readdirSync(`${packageFolder}/sheets`)).toEqual(['plain.css']);
  expect(tarball.length).toBeLessThan(1_000_000);
});

test.each(['bundler', 'nodenext'] as const)(
  'UI-08 every entry is right where TypeScript is strict and reads the declarations of packages as well, and props are held to their types: %s',
  async (resolution) => {
    const { exports } = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')) as { exports: object };
    const entries = Object.keys(exports)
      .filter((entry) => entry !== './package.json')
      .map((entry) => `@baize/ui${entry.slice(1).replace('layers/*', 'layers/tailwind').replace('*', 'plain')}`);
    expect(entries.length).toBeGreaterThan(7);
    const imports = entries.map((entry, at) =>
      entry.endsWith('.css') ? `import '${entry}';` : `export * as entry${at} from '${entry}';`,
    );
    const code = `
import { Badge, Stack } from '@baize/ui';
import { Dialog, type DialogProps } from '@baize/ui/overlays';
import { GameGrid } from '@baize/ui/lobby';
import * as words from '@baize/ui/words/vi';
import { space } from '@baize/ui/constants';

export const size: DialogProps['size'] = 'md';
export const gap: string = space[4];
export const App = () => (
  <Stack gap={4}>
    <Badge tone="hot">New</Badge>
    <Dialog {...words.Dialog} open={false} title="Rules">None</Dialog>
    {/* @ts-expect-error these are the words of another part */}
    <Dialog {...words.CardRow} open={false} title="Rules">None</Dialog>
    {/* @ts-expect-error there is no such tone */}
    <Badge tone="loud">New</Badge>
    {/* @ts-expect-error there is no className */}
    <Badge className="mine">New</Badge>
  </Stack>
);
export const parts = [Dialog, GameGrid];
`;
    const modules = resolution === 'bundler' ? readmeModules : [];
    expect(await typeProblems(consumer, [imports.join('\n') + code, ...modules], resolution)).toBe('');
  },
);

const looksOfOurs = (page: Page) => looksOf(page, '#ours [class*="bz-"]');
let looksApart: Promise<string[]> | undefined;

test.each(['none', 'tailwind', 'bootstrap'] as const)(
  'UI-07 parts change nothing of a host’s page, and it nothing of them: %s',
  async (host) => {
    const alone = await openHostPage(browser, consumer, host, false);
    const together = await openHostPage(browser, consumer, host, true);
    looksApart ??= openHostPage(browser, consumer, 'none', true).then(looksOfOurs);
    expect(differences(await looksOf(together, '#host *'), await looksOf(alone, '#host *'))).toEqual([]);
    expect(differences(await looksOfOurs(together), await looksApart)).toEqual([]);
    await Promise.all([alone, together].map((page) => page.close()));
  },
  240_000,
);
