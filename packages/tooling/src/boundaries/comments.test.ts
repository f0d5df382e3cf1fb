import { expect, test } from 'vitest';
import { unclearComments } from './comments.ts';

const judge = (code: string) => unclearComments([{ path: 'a.ts', code }]);

/** Keeps the examples from being comments of this file. */
const start = '/*';

test.each([
  `${start}* What it shows. */`,
  `${start}*\n * Whether it is open.\n */`,
  '  // Of a member, the last one.',
  `x = 1; ${start}* Who asks. */`,
])('a comment that begins with a question word is refused: %s', (code) => expect(judge(code)).toHaveLength(1));

test.each([
  '/** Refusal to show. */',
  '/** Shows what is new. */',
  '/** Shows\n * what is new. */',
  '// Sheets load late:\n// what is asked for first comes first.',
  "const text = 'What is new';",
  '/** Whatsoever. */',
])('others are fine: %s', (code) => expect(judge(code)).toEqual([]));
