import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { lackIn, leaner } from './lean-react.ts';

const client = createRequire(import.meta.url).resolve('react-dom/client');
const code = readFileSync(client.replace('client.js', 'cjs/react-dom-client.production.js'), 'utf8');

test('the React that is installed has all that is left out of the build, and is a program without it', () => {
  const lean = leaner(code);
  expect(code.length - lean.length).toBeGreaterThan(50_000);
  expect(() => new Function(lean)).not.toThrow();
  expect(lean).toContain('exports.createRoot = function (container, options) {\n');
  expect(lean).toContain('function startViewTransition(');
});

test('a React that is built otherwise stops the build', () => {
  expect(() => leaner(code.replaceAll('startViewTransition', 'renamed'))).toThrow('startViewTransition');
});

test.each([
  "import { hydrateRoot } from 'react-dom/client';",
  "import { Suspense, ViewTransition } from 'react';",
  "import {\n  Activity,\n  useState,\n} from 'react';",
  '<Fragment key={id} ref={part}>',
])('a use of what is left out stops the build: %j', (code) => {
  expect(lackIn(code)).not.toBeNull();
});

test.each([
  "import { createRoot } from 'react-dom/client';",
  "import { Suspense } from 'react';\nimport { Activity } from 'lucide';",
  '<Fragment key={id}>',
])('what else is written does not: %j', (code) => {
  expect(lackIn(code)).toBeNull();
});
