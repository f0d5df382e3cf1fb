import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsIn } from '../base/words.ts';
import { checkFeedback } from './feedback.ts';

const bounds = { min: 3, max: 5, tag: 'en' };

test.each([
  ['', { kind: 'required' }],
  ['  \n', { kind: 'required' }],
  ['...!', { kind: 'required' }],
  ['one two', { kind: 'words', words: 2, min: 3, max: 5 }],
  ['one two three', null],
  ['one, two, three, four, five.', null],
  ['one two three four five six', { kind: 'words', words: 6, min: 3, max: 5 }],
])('FBK-01 %j is judged by its words', (content, problem) => {
  expect(checkFeedback(content, bounds)).toEqual(problem);
});

test.each([
  ['th', 'ถอนเงินแล้วไม่เข้าบัญชี', 4],
  ['zh-Hans', '提款没有到账', 3],
  ['ur', 'رقم ابھی تک نہیں آئی', 5],
])('FBK-01 words are counted as %s has them, with or without spaces', (tag, text, least) => {
  expect(wordsIn(text, tag).length).toBeGreaterThanOrEqual(least);
});

test('FBK-01 what is within the bounds is never refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const problem = checkFeedback(Array(count).fill('word').join(' '), { min: 10, max: 30, tag: 'en' });
      expect(problem === null).toBe(count >= 10 && count <= 30);
    }),
  );
});
