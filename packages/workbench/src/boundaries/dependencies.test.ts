import { expect, test } from 'vitest';
import { unusedOf } from './dependencies.ts';

const installed = (name: string) =>
  ({ linter: { bin: { lint: 'lint.js' }, peerDependencies: { 'linter-types': '*' } } })[name] ?? {};

test.each([
  [['swr'], `import useSWR from 'swr';`, []],
  [['swr'], `import useSWR from 'swr/infinite';`, []],
  [['swr'], `import useSWR from 'swr-other';`, ['swr']],
  [['linter', 'linter-types'], `executeTool('lint', []);`, []],
  [['linter', 'linter-types'], '', ['linter', 'linter-types']],
  [['@faces/anton', '@faces/other'], `const list = ['anton']; read(\`@faces/\${name}\`);`, ['@faces/other']],
  [['@types/node'], '', []],
])('of %j the text %j leaves %j unused', (names, text, unused) => {
  expect(unusedOf(names, text, installed)).toEqual(unused);
});
