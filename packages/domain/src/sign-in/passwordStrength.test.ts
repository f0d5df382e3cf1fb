import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abababababab', 1],
  ['abcdefghijkl', 1],
  ['9876543210', 1],
  ['Password1!', 1],
  ['!!qwerty123', 1],
  ['12345678', 1],
  ['heron7heron7', 1],
  ['harbour7', 2],
  ['tin roof ale', 3],
  ['Xk4!pq9Z', 3],
  ['quietmarble', 2],
  ['quiet marble', 4],
  ['a lamp by the old well', 4],
  ['چراغ اور کنواں', 4],
])('REG-11 the strength of %j is %s', (password, strength) => {
  expect(passwordStrength(password, '')).toBe(strength);
});

test('REG-11 a username inside counts for nothing', () => {
  expect(passwordStrength('Rania_khan_87x', '')).toBe(4);
  expect(passwordStrength('Rania_khan_87x', 'rania_khan_87')).toBe(1);
  expect(passwordStrength('Heron77-Heron77', 'heron77')).toBe(1);
});

test('REG-11 whatever is typed has a strength, and only nothing has none; a common password stays weak at any length of its tail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string(), (password, username) => {
      const strength = passwordStrength(password, username);
      expect(strength === 0).toBe(password === '');
      expect([0, 1, 2, 3, 4]).toContain(strength);
    }),
  );
  fc.assert(
    fc.property(fc.nat(), (tail) => {
      expect(passwordStrength(`Welcome${tail}!`, '')).toBe(1);
    }),
  );
});
