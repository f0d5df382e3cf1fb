import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { affiliateCode, keepAffiliateCode } from './affiliateCode.ts';
import { clearDraft, keepDraft, readDraft } from './draft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterAll(() => vi.unstubAllGlobals());

test('REG-09 what was typed is kept for the tab, but no password, identity number or code', () => {
  const values = {
    username: 'heron7',
    nickname: '{x} <b> %s',
    password: 'secret-1',
    confirmPassword: 'secret-1',
    paymentPassword: '123456',
    idNumber: 'AB123',
    verificationCode: '204917',
    captcha: 'XKCD1',
  };
  keepDraft({ values, country: 'PK' });
  expect(readDraft()).toEqual({ values: { username: 'heron7', nickname: '{x} <b> %s' }, country: 'PK' });
  expect([...stored.values()].join()).not.toMatch(/secret-1|123456|AB123|204917|XKCD1/);
});

test('REG-09 an account that is open, or a form that is empty, leaves nothing behind', () => {
  keepDraft({ values: { username: 'heron7' }, country: '' });
  clearDraft();
  expect(stored.size).toBe(0);
  keepDraft({ values: { username: 'heron7' }, country: '' });
  keepDraft({ values: { username: '', password: 'secret-1' }, country: 'PK' });
  expect([stored.size, readDraft()]).toEqual([0, null]);
});

test.each(['', '{', '[]', '7', '{"username":7,"__proto__":{"email":"x"},"password":"p"}'])(
  'FLT-051 a draft of %j is none, or what can be read of it',
  (text) => {
    stored.set('registration', text);
    expect(readDraft()?.values ?? {}).toEqual({});
  },
);

test('REG-05 the code of the address is kept for the tab, under the brand\u2019s name of it', () => {
  keepAffiliateCode('ref', '?code=NO&ref= TABLE42 ');
  expect(affiliateCode()).toBe('TABLE42');
  keepAffiliateCode('ref', '?vendor=OMB');
  expect(affiliateCode()).toBe('TABLE42');
  keepAffiliateCode('ref', `?ref=${'x'.repeat(61)}`);
  expect(affiliateCode()).toBe('TABLE42');
});
