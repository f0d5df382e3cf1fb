import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { searchedTitles } from '@baize/studio/preview/searchWords';
import { uiLayers } from '@baize/tooling/boundaries/layerTable';
import { expect, test } from 'vitest';

const files = globSync('{packages/studio,packages/ui,site}/src/**/*.stories.tsx').sort();
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const titles = sources.flatMap(({ file, text }) => {
  const [, title] = /^const meta\b[^;]*?\btitle: '([^'\n]+)'/ms.exec(text) ?? [];
  return title ? [{ file, title: file.startsWith('packages/studio/src/docs/') ? `Docs/${title}` : title }] : [];
});
const preview = readFileSync('.storybook/preview.tsx', 'utf8');
const order = /storySort: \{.*?order: \[(.*?)\n {8}\]/s.exec(preview)?.[1] ?? '';
const namesAt = (indent: number) =>
  [...order.matchAll(new RegExp(`^ {${indent}}'([^']+)'`, 'gm'))].map(([, name = '']) => name);

test('the sidebar lists docs and tools, the parts in the order of their layers, then pages, compliance and the contract', () => {
  const parts = uiLayers.folders.filter((folder) => folder !== 'internal');
  expect(namesAt(10).map((name) => name.toLowerCase())).toEqual([
    'docs',
    'tools',
    ...parts,
    'pages',
    'compliance',
    'contract',
  ]);
});

test('the sidebar orders only what there is, and nothing stands outside of its order', () => {
  const roots = new Set(titles.map(({ title }) => title.split('/')[0]));
  expect([...roots].sort()).toEqual(
    namesAt(10)
      .filter((name) => name !== 'Contract')
      .sort(),
  );
  const pages = globSync('packages/studio/src/{docs,contract,compliance}/**/*.mdx').map((file) =>
    basename(file, '.mdx'),
  );
  const known = new Set([...pages, ...titles.flatMap(({ title }) => title.split('/')), 'Start']);
  const inner = [...order.matchAll(/^ {12}'([^']+)'|\[('[^\]]+')\],?$/gm)].flatMap(([, one, many]) =>
    one ? [one] : [...(many ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(inner.filter((name) => !known.has(name))).toEqual([]);
  expect(searchedTitles.filter((title) => titles.every((one) => one.title !== title))).toEqual([]);
});

test('stories of the site stand among the pages', () => {
  const among = titles.filter(({ file, title }) => file.startsWith('site/') && !title.startsWith('Pages/'));
  expect(among).toEqual([]);
});

test('a story has a short name; what else it says is its description', () => {
  const long = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^ {2}name:\s+(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`),$/gm)]
      .map(([, ...quoted]) => quoted.find(Boolean) ?? '')
      .filter((name) => name.length > 60)
      .map((name) => `${file}: ${name}`),
  );
  expect(long).toEqual([]);
});
