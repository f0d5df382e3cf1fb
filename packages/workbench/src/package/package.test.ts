import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browserArguments, findChromium } from '../lib/chromium.ts';
import { execute } from '../lib/execute.ts';
import { buildPackage, packageFolder } from './build.ts';
import { bundle, type Consumer, installConsumer, pack, typeProblems } from './consumer.ts';
import { differences, looksOf, openHostPage } from './hostPage.ts';
import { buildPeerPage, peerPage } from './peerPage.ts';
import { buildServerPage, serveFolder } from './serverPage.ts';

let tarball: Buffer;
let consumer: Consumer;

beforeAll(async () => {
  await buildPackage();
  tarball = await pack(packageFolder);
  consumer = installConsumer(tarball, ['tailwindcss', 'bootstrap', 'next']);
}, 240_000);

afterAll(() => consumer?.remove());

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
  // It is ESM alone: what asks for CommonJS does not find it, and is meant not to.
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

test('UI-08 Node draws parts without a bundler', async () => {
  const page = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Badge, Button, Stack } from '@baize/ui';
import { MoneyField, TextField } from '@baize/ui/overlays';
import { GameGrid } from '@baize/ui/lobby';
const field = h(TextField, { label: 'Name', name: 'name', defaultValue: 'Ada' });
console.log(renderToString(h(Stack, { gap: 4 }, h(Badge, { tone: 'positive' }, 'Won'), h(Button, null, 'Redeem'), field)), typeof GameGrid, typeof MoneyField);`;
  writeFileSync(join(consumer.folder, 'server.mjs'), page);
  const args = ['--import', '@baize/ui/node', 'server.mjs'];
  const { code, output } = await execute(process.execPath, args, { cwd: consumer.folder, quiet: true });
  expect(output).toMatch(/<span class="bz-[^>]*data-tone="positive"[^>]*>Won<.*<button .*<input [^>]*value="Ada"/);
  expect(code).toBe(0);
});

test('UI-08 a field on a server page of Next.js builds, comes as HTML and wakes up in the browser', async () => {
  const folder = await buildServerPage(consumer);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toMatch(/<input [^>]*name="name" value="Ada"/);
  expect(html).toMatch(/<span class="bz-[^>]*data-tone="positive">Won</);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  try {
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    tab.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await serveFolder(tab, folder);
    await tab.goto('http://localhost/index.html');
    const find = tab.getByRole('searchbox', { name: 'Find' });
    // Until it is awake, what is typed brings no button.
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
  } finally {
    await browser.close();
  }
}, 240_000);

test('UI-07 a lobby of 120 games, a table and a dialog are written from the package alone', async () => {
  expect(await typeProblems(consumer, peerPage, 'bundler')).toBe('');
  const { folder, script, styles } = await buildPeerPage(consumer);
  // React and its DOM are some 60 kB of it.
  expect(script).toBeLessThan(105_000);
  expect(styles).toBeLessThan(11_000);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
  try {
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on('pageerror', ({ message }) => errors.push(message));
    await serveFolder(tab, folder);
    await tab.goto('http://localhost/peer.html');
    const list = tab.getByRole('list', { name: 'All games' });
    await list.waitFor();
    expect(await list.getByRole('listitem').count()).toBe(120);
    expect(await tab.getByRole('table', { name: 'Last bets' }).getByRole('row').count()).toBe(21);
    const heart = tab.getByRole('button', { name: 'Keep Game 3', exact: true });
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    const card = tab.getByRole('link', { name: 'Play Game 7', exact: true });
    await card.focus();
    await tab.keyboard.press('Enter');
    const dialog = tab.getByRole('dialog', { name: 'About this game' });
    await dialog.getByText('96.40%').waitFor();
    await tab.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}, 240_000);

test('it holds the sheet of no brand, which needs no other file, and weighs less than 1 MB', async () => {
  const { styles } = await bundle(consumer, "import '@baize/ui/sheets/plain.css';");
  expect(styles).toContain('--bz-action-primary:');
  expect(styles.replaceAll(/url\((["']?)data:/g, '')).not.toContain('url(');
  expect(readdirSync(`${packageFolder}/sheets`)).toEqual(['plain.css']);
  expect(tarball.length).toBeLessThan(1_000_000);
});

test.each(['bundler', 'nodenext'] as const)(
  'UI-08 every entry is right where TypeScript is strict and reads the declarations of packages as well: %s',
  async (resolution) => {
    const { exports } = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')) as { exports: object };
    const entries = Object.keys(exports)
      .filter((entry) => entry !== './package.json')
      .map((entry) => `@baize/ui${entry.slice(1).replace('*', 'plain')}`);
    expect(entries.length).toBeGreaterThan(7);
    const code = entries.map((entry, at) =>
      entry.endsWith('.css') ? `import '${entry}';` : `export * as entry${at} from '${entry}';`,
    );
    expect(await typeProblems(consumer, code.join('\n'), resolution)).toBe('');
  },
);

test.each(['bundler', 'nodenext'] as const)('TypeScript finds its types by %s', async (resolution) => {
  const code = `
import { Badge, Stack } from '@baize/ui';
import { Dialog, type DialogProps } from '@baize/ui/overlays';
import { GameGrid } from '@baize/ui/lobby';
import { space } from '@baize/ui/constants';

export const size: DialogProps['size'] = 'md';
export const gap: string = space[4];
export const App = () => (
  <Stack gap={4}>
    <Badge tone="hot">New</Badge>
    {/* @ts-expect-error there is no such tone */}
    <Badge tone="loud">New</Badge>
    {/* @ts-expect-error there is no className */}
    <Badge className="mine">New</Badge>
  </Stack>
);
export const parts = [Dialog, GameGrid];
`;
  expect(await typeProblems(consumer, code, resolution)).toBe('');
});

test.each(['none', 'tailwind', 'bootstrap'] as const)(
  'UI-07 parts change nothing of a host’s page, and it nothing of them: %s',
  async (host) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: browserArguments });
    try {
      const alone = await openHostPage(browser, consumer, host, false);
      const together = await openHostPage(browser, consumer, host, true);
      const apart = await openHostPage(browser, consumer, 'none', true);
      expect(differences(await looksOf(together, '#host *'), await looksOf(alone, '#host *'))).toEqual([]);
      expect(
        differences(await looksOf(together, '#ours [class*="bz-"]'), await looksOf(apart, '#ours [class*="bz-"]')),
      ).toEqual([]);
    } finally {
      await browser.close();
    }
  },
  240_000,
);
