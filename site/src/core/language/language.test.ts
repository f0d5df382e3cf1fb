import { formatMoney } from '@baize/domain';
import type { MessageId } from '@baize/messages';
import { readWords } from '@baize/messages/read';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  askedLanguage,
  createLanguageStore,
  type LanguageStore,
  loadMessages,
  missing,
  readMessagesWith,
  textOf,
} from './language.ts';

readMessagesWith(readWords);

const root = { lang: '', dir: '' };
let languageStore: LanguageStore;
const say = (id: MessageId) => textOf(languageStore.get().intl, id);

beforeAll(async () => {
  // Browser stubs this test does not examine: fonts already linked, no other tabs.
  vi.stubGlobal('document', { documentElement: root, querySelector: () => ({}) });
  vi.stubGlobal('addEventListener', () => undefined);
  const asked = loadMessages(['lobby']);
  languageStore = await createLanguageStore('EN');
  await asked;
});
afterAll(() => vi.unstubAllGlobals());

test('I18-04 a page that asks before the first language is there gets its words with it, and no others', () => {
  const known = Object.keys(languageStore.get().intl.messages);
  expect(say('lobby.search')).toBe('Search');
  expect(known).toContain('nav.home');
  expect(known).not.toContain('login.captcha');
});

test('I18-03 another language has the words of everything that was asked for so far, without a reload', async () => {
  await languageStore.change('CN');
  expect(root).toEqual({ lang: 'zh-Hans', dir: 'ltr' });
  expect(say('lobby.search')).toBe('搜索');
  await loadMessages(['login']);
  expect(say('login.captcha')).toBe('图形验证码');
  await languageStore.change('UR');
  expect(root).toEqual({ lang: 'ur', dir: 'rtl' });
  expect(askedLanguage()).toBe('UR');
  expect(say('login.captcha')).toBe('تصویری کوڈ');
});

test('I18-02 a language without a catalogue is English, and the page says that it is', async () => {
  await languageStore.change('AR');
  expect(languageStore.get()).toMatchObject({ code: 'AR', isFallback: true });
  expect(root).toEqual({ lang: 'en', dir: 'ltr' });
  expect(say('lobby.search')).toBe('Search');
});

test('FLT-113 a text that no part asked for is never its address: it is counted, fetched and shown again', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await languageStore.change('TH');
  const before = missing.texts;
  const shownAgain = new Promise<void>((resolve) => void languageStore.subscribe(resolve));
  expect([say('break.action'), say('break.action')]).toEqual(['', '']);
  expect(missing.texts).toBe(before + 1);
  expect(complaint).toHaveBeenCalledTimes(1);
  await shownAgain;
  expect(say('break.action')).toBe('เริ่มพัก');
  expect(say('no.such.text' as MessageId)).toBe('');
  complaint.mockRestore();
});

test.each(['EN', 'UR', 'CN', 'ID', 'TH', 'TY', 'VI'])(
  'FLT-109 in %s years are Gregorian, digits Latin, and sums have the digits of their currency',
  async (code) => {
    await languageStore.change(code);
    const { intl } = languageStore.get();
    const day = Date.UTC(2026, 6, 9, 12);
    const written = [
      intl.formatDate(day, { dateStyle: 'full', timeZone: 'UTC' }),
      intl.formatDate(day, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
      intl.formatTime(day, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
      intl.formatNumber(1_234_567.5),
      textOf(intl, 'lobby.shown', { shown: 1234, total: 56789 }),
    ];
    expect(written.slice(0, 2).every((date) => date.includes('2026'))).toBe(true);
    expect(written.filter((text) => (text.match(/\p{Nd}/gu) ?? []).some((digit) => !/[0-9]/.test(digit)))).toEqual([]);
    for (const currency of ['PKR', 'IDR', 'VND'])
      expect(formatMoney('1234567.5', { code: currency, symbol: null, digits: 2 })).toMatch(
        new RegExp(`${currency}.?1,234,567\\.50|1,234,567\\.50.?${currency}`),
      );
  },
);
