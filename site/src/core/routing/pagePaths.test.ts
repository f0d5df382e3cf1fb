import { expect, test } from 'vitest';
import { hasRoute, plainPath } from './pagePaths.ts';

test.each([
  ['/', true],
  ['/RNG', true],
  ['/blog', true],
  ['/blog/first-post', true],
  ['/blog/a/b', false],
  ['/no/such/page', false],
])('NAV-11 whether %s is a page: %s', (path, known) => {
  expect(hasRoute(path)).toBe(known);
});

test.each([
  ['/RNG/', '/rng'],
  ['//rng', '/rng'],
  ['/%72ng', '/rng'],
  ['/%E0%A4', '/%e0%a4'],
])('FLT-102 the address %s is %s', (written, plain) => {
  expect(plainPath(written)).toBe(plain);
});
