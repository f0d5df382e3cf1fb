import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePattern, satisfies } from './pattern.ts';

/** Far above what any harmless pattern takes on a busy machine, far below what an exploding one does (ms). */
const hang = 1000;

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

test('FLT-049 a pattern that passes the screen never hangs, whatever the input', () => {
  const pieces = fc.constantFrom(
    'a',
    '.',
    '\\w',
    '[ab]',
    '(a)',
    '(?:ab)',
    '^',
    '$',
    '|',
    '*',
    '+',
    '?',
    '{1,9}',
    '{2,}',
    '(',
    ')',
    '(?=',
  );
  const inputs = ['a'.repeat(128), `${'a'.repeat(127)}!`, 'ab'.repeat(64), `${'ab'.repeat(63)}!!`];
  let tried = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const compiled = compilePattern(parts.join(''));
      if (!compiled) return;
      tried++;
      const started = performance.now();
      for (const input of inputs) satisfies(input, compiled);
      expect(performance.now() - started).toBeLessThan(hang);
    }),
    { numRuns: 3000 },
  );
  expect(tried).toBeGreaterThan(100);
});

test('FLT-049 the costliest patterns that pass the screen stay cheap', () => {
  const costliest = [
    '^\\w+\\w+\\w+!$',
    '\\w+\\w+!',
    '^(a|\\w)(a|\\w)(a|\\w)(a|\\w)\\w*\\w*\\w*!',
    'a?a?a?a?a?a?a?a?a?a?!',
    '^(?=\\w*\\w*!)\\w*!',
  ];
  for (const pattern of costliest) {
    const compiled = compilePattern(pattern);
    expect(compiled, pattern).not.toBeNull();
    const started = performance.now();
    satisfies('a'.repeat(128), compiled);
    expect(performance.now() - started, pattern).toBeLessThan(hang);
  }
});
