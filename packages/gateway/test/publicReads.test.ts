import { expect, test } from 'vitest';
import type { AnyEndpoint } from '../src/base/endpoint.ts';
import { endpoints } from '../src/endpoints.ts';

const kept = Object.entries(endpoints as Record<string, AnyEndpoint>).filter(([, endpoint]) => endpoint.public);

test('PERF-04 what may be kept is an open read that names its language, and nothing that tells of a person', () => {
  expect(kept.length).toBeGreaterThan(10);
  for (const [name, { method, access, input, money }] of kept) {
    expect([method, access, money], name).toEqual(['GET', 'open', undefined]);
    expect(Object.keys((input as { entries?: object }).entries ?? {}), name).toContain('language');
  }
  const names = kept.map(([name]) => name);
  for (const personal of ['balance', 'captcha', 'checkUsername', 'memberInfo', 'permission', 'systemStatus'])
    expect(names).not.toContain(personal);
});
