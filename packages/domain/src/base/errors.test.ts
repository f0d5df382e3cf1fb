import { expect, test } from 'vitest';
import { errorCodes, readErrorCode } from './errors.ts';

test('FLT-090 a code nobody knows is unknown, none is none, ours and the platform\u2019s spellings are known', () => {
  expect(readErrorCode('E_9999')).toBe('unknown');
  expect(readErrorCode('constructor')).toBe('unknown');
  expect(readErrorCode(42)).toBe('unknown');
  expect([readErrorCode(undefined), readErrorCode(null), readErrorCode('')]).toEqual([null, null, null]);
  expect(readErrorCode('captcha-wrong')).toBe('captcha-wrong');
  expect(readErrorCode('error_not_agent')).toBe('not-an-agent');
  expect(readErrorCode('member_no_enter')).toBe('not-a-member');
});

test('FLT-090 codes are unique and kebab-case, as their messages are named by them', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  for (const code of errorCodes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
