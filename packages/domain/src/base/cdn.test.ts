import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOrigins, pictureSources } from './cdn.ts';

const origins = ['https://a.example', 'https://b.example', 'https://c.example'];

test.each([
  [0, ['https://a.example', 'https://b.example', 'https://c.example']],
  [0.5, ['https://b.example', 'https://a.example', 'https://c.example']],
  [0.999, ['https://c.example', 'https://a.example', 'https://b.example']],
])('APP-09 the draw %f chooses its origin and keeps the others behind it', (random, order) => {
  expect(orderOrigins(origins, random)).toEqual(order);
});

test('APP-09 every origin is tried once, whatever the draw', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(orderOrigins(origins, random).sort()).toEqual(origins);
    }),
  );
});

test('APP-09 what is no web address is no origin', () => {
  expect(orderOrigins(['javascript:1', 'ftp://x', '', 'https://a.example/', 'https://a.example'], 0.9)).toEqual([
    'https://a.example',
  ]);
  expect(orderOrigins([], 0.5)).toEqual([]);
});

test('APP-09 a path is tried on each origin in order, or on our own', () => {
  expect(pictureSources('/art/1.svg', origins.slice(0, 2))).toEqual([
    'https://a.example/art/1.svg',
    'https://b.example/art/1.svg',
  ]);
  expect(pictureSources('/art/1.svg', [])).toEqual(['/art/1.svg']);
  expect(pictureSources('https://b.example/1.svg', origins.slice(0, 2))).toEqual([
    'https://b.example/1.svg',
    'https://a.example/1.svg',
  ]);
});

test.each([
  [null],
  ['//evil.example/1.svg'],
  ['https://evil.example/1.svg'],
  ['javascript:1'],
  ['data:image/svg+xml,x'],
  ['art/1.svg'],
])('FLT-045 the picture %j is not loaded', (picture) => {
  expect(pictureSources(picture, origins)).toEqual([]);
});
