import { readFileSync } from 'node:fs';
import { brands } from '@baize/tokens/brands';
import { expect, test } from 'vitest';

test('every brand has a board of its tokens in both themes', () => {
  const stories = readFileSync('packages/studio/src/docs/Board.stories.tsx', 'utf8');
  const shown = [...stories.matchAll(/of\('(\w+)', '(light|dark)'\)/g)].map(([, brand, theme]) => `${brand} ${theme}`);
  expect(shown.sort()).toEqual(brands.flatMap(({ id }) => [`${id} dark`, `${id} light`]).sort());
});
