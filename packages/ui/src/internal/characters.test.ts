import { expect, test } from 'vitest';
import { charactersOf, takeCharacters } from './characters.ts';

test.each([
  ['', 0],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['👨‍👩‍👧‍👦👍🏽', 2],
  ['ก่อน', 3],
])('FLT-114 "%s" is %i characters to a reader', (text, count) => {
  expect(charactersOf(text)).toHaveLength(count);
});

test.each([
  ['what fits, as it is', 'abc👍🏽', 4, 'abc👍🏽', 'abc👍🏽'.length],
  ['not the end of what was typed', 'abcd👍🏽', 4, 'abcd', 4],
  ['no half of an emoji', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'.length],
])('FLT-114 a text at its limit keeps %s', (_, value, most, kept, caret) => {
  expect(takeCharacters({ value, caret: value.length }, most)).toEqual({ value: kept, caret });
});

test('FLT-114 what is typed into the middle of a full text is not taken, and its end stays', () => {
  expect(takeCharacters({ value: 'one XYtwo', caret: 6 }, 7)).toEqual({ value: 'one two', caret: 4 });
});
