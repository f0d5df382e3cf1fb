import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkUsername } from './usernameCheck.ts';

test('REG-12 a free name needs no others, and of others there are three at most', () => {
  const read = (value: unknown) => v.parse(checkUsername.value, value);
  expect(read({ isFree: true, suggestions: ['rania26'] })).toEqual({ free: true, suggestions: [] });
  expect(read({ isFree: false })).toEqual({ free: false, suggestions: [] });
  expect(read({ isFree: false, suggestions: ['', 'a1', 'a2', 'a3', 'a4'] }).suggestions).toEqual(['a1', 'a2', 'a3']);
});

test.each([{}, null, { isFree: null }, { isFree: 'maybe' }])('REG-12 an answer such as %j is none', (value) => {
  expect(v.safeParse(checkUsername.value, value).success).toBe(false);
});
