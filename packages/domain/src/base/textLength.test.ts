import { expect, test } from 'vitest';
import { textLength } from './textLength.ts';

test.each([
  ['', 0],
  ['Dee', 3],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['👨‍👩‍👧‍👦', 1],
  ['🇹🇭🇻🇳', 2],
  ['👍🏽!', 2],
  ['ก่อน', 3],
  ['می‌خواهم', 7],
])('VAL-01 FLT-114 the length of "%s" is what a reader counts: %i', (text, length) => {
  expect(textLength(text)).toBe(length);
});
