import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern, satisfies } from './pattern.ts';

/** Unnoticeable delay (ms). */
const mostSpent = 50 * Number(process.env.BAIZE_PATIENCE ?? 1);

test.each([
  ['^[a-zA-Z0-9]{6,12}$', 'abc123', 'abc'],
  ['^[a-zA-Z][a-zA-Z0-9]*$', 'a1', '1a'],
  ['^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$', 'a.b@c.de', 'a.b@c'],
  ['^\\d+$', '123', '12a'],
  ['[A-Z]', 'abC', 'abc'],
  ['^[A-Za-z]+ [A-Za-z]+$', 'Ada Lovelace', 'Ada'],
  ['^\\d{4}-\\d{2}-\\d{2}$', '2024-01-31', '2024-1-31'],
  ['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w]).{8,16}$', 'aB3!aaaa', 'aaaaaaaa'],
  ['^[\\u4e00-\\u9fa5\\d]+$', '中文1', 'abc'],
  ['^(?:\\+?92|0)3\\d{9}$', '03001234567', '123'],
])('VAL-01 the pattern %s tells %j from %j', (pattern, good, bad) => {
  const compiled = compilePattern(pattern);
  expect(compiled).not.toBeNull();
  expect([satisfies(good, compiled), satisfies(bad, compiled)]).toEqual([true, false]);
});

test('VAL-01 "*" means anything', () => {
  expect(compilePattern('*')?.source).toBe('.*');
});

test.each([
  ['(a+)+$'],
  ['(a*)*'],
  ['(a|a)*$'],
  ['(a|aa)+$'],
  ['(a?){30}a{30}'],
  ['((a{1,5}){1,5}){1,5}'],
  ['(?:.*a){20}'],
  ['.*.*.*.*=.*'],
  ['(a|a)'.repeat(30)],
  ['a?'.repeat(40) + 'a'.repeat(40)],
  ['(?=(a+)+b)a'],
  ['(a)\\1'],
  ['(?<x>a)\\k<x>'],
  ['(?<=a)b'],
  ['(?<!a)b'],
  ['['],
  ['('],
  [')'],
  ['a{2000}'],
  ['\\'],
  ['*a'],
  ['a'.repeat(201)],
  ['a'.repeat(10_000)],
  [''],
  [null],
])('FLT-049 the pattern %j is left to the platform', (pattern) => {
  expect(compilePattern(pattern)).toBeNull();
});

test('VAL-05 a value no pattern can be tried on is left to the platform', () => {
  expect(satisfies('anything', null)).toBe(true);
  expect(satisfies('a'.repeat(10_000), compilePattern('^b$'))).toBe(true);
});

/** Measures milliseconds of the processor, best of three: other work on the machine counts for little. */
function spent(work: () => void): number {
  const spans = [0, 1, 2].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...spans);
}

const pieces = ['a', '.', '\\w', '\\d', '[ab]', '[^a]', '(a)', '(?:ab)', '(?<x>a)', '^', '$', '\\b', '\\1', '\\k<x>'];
const knots = ['|', '*', '+', '?', '*?', '+?', '{1,9}', '{2,}', '{0,99}', '(', ')', '(?=', '(?!', '(?<=', '['];
const hostile = ['(a+)+', '(a|a)*', '(a|aa)+', '(.*)*', '(\\w*)*', '(a?){30}', '([a-z]+)*', '(?:a+|b)+'];
const anyPattern = fc
  .array(fc.constantFrom(...pieces, ...knots, ...hostile), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(''));
const anyInput = fc.oneof(
  fc.constantFrom('a'.repeat(128), `${'a'.repeat(127)}!`, 'ab'.repeat(64), `${'ab'.repeat(63)}!!`, '1'.repeat(128)),
  fc.constantFrom('a'.repeat(10_000), `${'ab'.repeat(5000)}!`),
  fc.string({ maxLength: 200, unit: fc.constantFrom('a', 'b', '1', ' ', '!') }),
);

test('FLT-049 VAL-05 whatever pattern a platform sends and whatever is typed, compiling and trying take no time', () => {
  let tried = 0;
  fc.assert(
    fc.property(anyPattern, anyInput, (pattern, input) => {
      const compiled = compilePattern(pattern);
      if (compiled) tried++;
      expect(spent(() => satisfies(input, compilePattern(pattern)))).toBeLessThan(mostSpent);
    }),
    { numRuns: 4000 },
  );
  expect(tried).toBeGreaterThan(100);
});

test('FLT-049 VAL-05 text of no sense as a pattern is no pattern, and never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'binary' }), (pattern, input) => {
      expect(typeof satisfies(input, compilePattern(pattern))).toBe('boolean');
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['^\\w+\\w+\\w+!$'],
  ['\\w+\\w+!'],
  ['^(a|\\w)(a|\\w)(a|\\w)(a|\\w)\\w*\\w*\\w*!'],
  ['a?a?a?a?a?a?a?a?a?a?!'],
  ['^(?=\\w*\\w*!)\\w*!'],
  ['^[a-z]*$'],
])('FLT-049 %s, among the costliest that pass the screen, answers 128 and 10,000 characters at once', (pattern) => {
  const compiled = compilePattern(pattern);
  expect(compiled).not.toBeNull();
  for (const length of [128, 10_000]) {
    expect(spent(() => satisfies('a'.repeat(length), compiled))).toBeLessThan(mostSpent);
  }
});

test.each([['(a+)+$'], ['['], ['a'.repeat(10_000)], ['*'], ['(?<=a)b'], ['(.*)*x']])(
  'FLT-049 with %s, 10,000 characters are answered at once',
  (pattern) => {
    const input = `${'a'.repeat(9999)}!`;
    expect(spent(() => satisfies(input, compilePattern(pattern)))).toBeLessThan(mostSpent);
    expect(satisfies(input, compilePattern(pattern))).toBe(true);
  },
);
