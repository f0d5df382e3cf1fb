import { expect, test } from 'vitest';
import { violations } from './check.ts';

const exported = {
  '@baize/domain': ['.', './jurisdictions'],
  '@baize/gateway': ['.'],
  '@baize/messages': ['.', './catalogues/*'],
  '@baize/sandbox': ['.', './node'],
  '@baize/tokens': ['./contract', './sheets/*'],
  '@baize/ui': ['.', './overlays'],
};
const judge = (path: string, code: string) => violations([{ path, code }], exported);

test.each([
  ['packages/domain/src/a.ts', `import { x } from '@baize/gateway';`, 'imports gateway'],
  ['packages/domain/src/a.ts', `import type { X } from '@baize/gateway';`, 'imports gateway'],
  ['packages/domain/src/a.ts', `type X = import('@baize/ui').X;`, 'imports ui'],
  ['packages/domain/src/a.ts', `export * from '@baize/tokens/contract';`, 'imports tokens'],
  ['packages/domain/src/a.ts', `import { useState } from 'react';`, 'imports react'],
  ['packages/domain/src/a.ts', `import { x } from 'react-dom/client';`, 'imports react-dom/client'],
  ['packages/domain/src/a.ts', 'export const at = () => Date.now();', 'uses Date.now'],
  ['packages/domain/src/a.ts', 'export const at = () => new Date();', 'uses new Date()'],
  ['packages/domain/src/a.ts', 'export const one = () => Math.random();', 'uses Math.random'],
  ['packages/domain/src/a.ts', `export const get = () => globalThis.fetch('/x');`, 'uses fetch()'],
  ['packages/domain/src/a.ts', 'export const wide = () => window.innerWidth;', 'uses window.'],
  [
    'packages/domain/src/a.test.ts',
    `import { readFileSync } from '../../gateway/src/x.ts';`,
    'reaches into another room',
  ],
  ['packages/gateway/src/a.ts', `import { createSandbox } from '@baize/sandbox';`, 'imports sandbox'],
  ['packages/gateway/src/a.ts', `import useSWR from 'swr';`, 'imports swr'],
  ['packages/messages/src/a.ts', `import { x } from '@baize/domain';`, 'imports domain'],
  ['packages/ui/src/a.tsx', `import { Link } from 'react-router-dom';`, 'imports react-router-dom'],
  ['packages/ui/src/a.tsx', `import { x } from '@baize/messages';`, 'imports messages'],
  ['packages/ui/src/a.tsx', 'export const a = <p>Welcome to Lumen</p>;', 'says "Welcome to Lumen"'],
  ['packages/ui/src/a.css.ts', `export const a = '[data-brand="lotus"] &';`, 'says'],
  ['packages/ui/src/a.tsx', `import { vars } from '@baize/tokens/src/names';`, 'does not export'],
  ['site/src/a.tsx', `import { style } from '@vanilla-extract/css';`, 'imports @vanilla-extract/css'],
  ['site/src/a.tsx', `import * as Dialog from '@radix-ui/react-dialog';`, 'imports @radix-ui/react-dialog'],
  ['site/src/a.tsx', `import { http } from 'msw';`, 'imports msw'],
  ['site/src/a.tsx', `export const get = () => fetch('/x');`, 'uses fetch()'],
  ['site/src/a.tsx', `import { createSandbox } from '@baize/sandbox';`, 'imports sandbox'],
  ['site/src/a.tsx', `import { Button } from '../../packages/ui/src/actions/Button.tsx';`, 'reaches into another room'],
  ['site/src/a.ts', `import { profiles } from '@baize/domain/jurisdictions';`, 'imports @baize/domain/jurisdictions'],
  ['packages/ui/src/frame/a.tsx', `import { words } from './internal/storyParts.tsx';`, 'for tests and stories'],
  ['somewhere/a.ts', 'export {};', 'stands in no room'],
])('a stranger is found in %s: %s', (path, code, problem) => {
  expect(judge(path, code)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['packages/domain/src/a.ts', 'export const at = (now: number) => new Date(now);'],
  ['packages/gateway/src/a.test.ts', `import { createSandbox } from '@baize/sandbox';`],
  ['packages/messages/src/a.ts', `import type { X } from '@baize/domain';`],
  ['packages/ui/src/A.stories.tsx', `import { x } from '@baize/messages'; export const name = 'Lumen';`],
  [
    'packages/ui/src/a.ts',
    `import { contract } from '@baize/tokens/contract'; import '@baize/tokens/sheets/lotus.css';`,
  ],
  ['site/src/a.ts', 'export const make = (create: (o: unknown) => void) => create({ fetch });'],
  ['site/vite.config.ts', `import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';`],
  ['site/src/A.stories.tsx', `import { profiles } from '@baize/domain/jurisdictions';`],
  ['site/src/A.stories.tsx', `import { createSandbox } from '@baize/sandbox';`],
])('what the table allows passes in %s: %s', (path, code) => {
  expect(judge(path, code)).toEqual([]);
});

test('the site imports the sandbox by import() once and no more', () => {
  const code = `export const load = () => import('@baize/sandbox');`;
  const sources = ['site/src/a.ts', 'site/src/b.ts'].map((path) => ({ path, code }));
  expect(violations(sources.slice(0, 1), exported)).toEqual([]);
  expect(violations(sources, exported)).toEqual(['site/src/b.ts imports sandbox by import() in more than 1 place']);
});
