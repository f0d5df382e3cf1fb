import { expect, test } from 'vitest';
import { importGraph, reachedFrom } from './importGraph.ts';

const packages = {
  '@baize/ui': { folder: 'packages/ui', exports: { '.': './src/index.ts', './overlays': './src/overlays.ts' } },
  '@baize/tokens': { folder: 'tokens', exports: { './sheets/*': './generated/brands/*' } },
};
const importsOf = (code: string) =>
  importGraph([{ path: 'site/src/pages/A.tsx', code }], packages).get('site/src/pages/A.tsx');

test.each([
  [`import { b } from './B.tsx';`, 'site/src/pages/B.tsx'],
  [`export * from '../c.ts';`, 'site/src/c.ts'],
  [`const d = import('./D.tsx');`, 'site/src/pages/D.tsx'],
  [`import icon from './icon.svg?raw';`, 'site/src/pages/icon.svg'],
  [`import { E } from '@baize/ui';`, 'packages/ui/src/index.ts'],
  [`import { F } from '@baize/ui/overlays';`, 'packages/ui/src/overlays.ts'],
  [`import '@baize/tokens/sheets/baize.css';`, 'tokens/generated/brands/baize.css'],
])('%s leads to the file', (code, file) => {
  expect(importsOf(code)).toEqual([file]);
});

test('types, packages of others and what is not exported lead nowhere', () => {
  expect(importsOf(`import type { A } from './A.ts'; import 'react'; import '@baize/ui/none';`)).toEqual([]);
});

test('all that is imported is reached, also in a circle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'a']],
    ['d', ['a']],
  ]);
  expect([...reachedFrom(graph, ['a'])].sort()).toEqual(['a', 'b', 'c']);
});
