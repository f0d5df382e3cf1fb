import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginningOf,
  type HelpArticle,
  helpCategories,
  plainText,
  readAnswered,
  searchHelp,
  withAnswered,
} from './help.ts';

const article = (id: string, title: string, content = '', category = 'money'): HelpArticle => ({
  id,
  category,
  categoryTitle: category,
  title,
  content,
});

const articles = [
  article('deposit', 'My deposit is still pending', '<p>Most arrive within five minutes.</p>'),
  article('code', 'My code does not arrive', '<p>Wait for the countdown; a deposit needs none.</p>', 'account'),
  article('thai', 'ถอนเงินแล้วเงินไม่เข้า', '<p>โปรดแนบภาพรายการเดินบัญชี</p>'),
  article('urdu', 'نکلوائی گئی رقم نہیں ملی', '<p>اسٹیٹمنٹ</p>'),
  article('turkish', 'Şikâyet nasıl yapılır?', '<p>Müşteri hizmetleri</p>', 'service'),
  article('chinese', '没有收到提款', '<p>请附上账单图片</p>'),
];
const ids = (found: readonly HelpArticle[]) => found.map(({ id }) => id);

test.each([
  ['deposit', 'en', ['deposit', 'code']],
  ['DEPOSIT pending', 'en', ['deposit']],
  ['arrive five', 'en', ['deposit']],
  ['เงินไม่เข้า', 'th', ['thai']],
  ['ถอนเงิน', 'th', ['thai']],
  ['رقم', 'ur', ['urdu']],
  ['sikayet', 'tr', ['turkish']],
  ['MÜŞTERİ', 'tr', ['turkish']],
  ['提款', 'zh-Hans', ['chinese']],
  ['no such thing', 'en', []],
  ['?!', 'en', []],
])('HLP-01 a search for %s in %s finds what holds every word, titles first', (query, tag, expected) => {
  expect(ids(searchHelp(articles, query, tag))).toEqual(expected);
});

test('HLP-01 an empty search finds everything, in its order', () => {
  expect(searchHelp(articles, '  ', 'en')).toEqual(articles);
});

test('HLP-01 the more words, the less is found, and tags are no words', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      const both = searchHelp(articles, `${one} ${two}`, 'en');
      if (one.length + two.length < 190 && /\p{L}/u.test(one)) {
        const first = searchHelp(articles, one, 'en');
        expect(both.every((found) => first.includes(found))).toBe(true);
      }
    }),
  );
  expect(searchHelp([article('a', 'A', '<strong>bold</strong>')], 'strong', 'en')).toEqual([]);
});

test('HLP-01 categories keep their articles together and their order', () => {
  expect(helpCategories(articles).map(({ id, articles: held }) => [id, held.length])).toEqual([
    ['money', 4],
    ['account', 1],
    ['service', 1],
  ]);
});

test('HLP-01 plain text has no tag and no entity', () => {
  expect(plainText('<p>a&nbsp;b</p><p>1 &lt; 2 &amp; 3</p>')).toBe('a b 1 < 2 & 3');
});

test('HLP-02 what a device kept of answered articles is read, and anything else is none', () => {
  expect(readAnswered(null)).toEqual([]);
  expect(readAnswered('{"a":1}')).toEqual([]);
  expect(readAnswered('[')).toEqual([]);
  expect(readAnswered('["limits", 4, "withdrawal"]')).toEqual(['limits', 'withdrawal']);
  expect(withAnswered(['limits', 'withdrawal'], 'withdrawal')).toEqual(['withdrawal', 'limits']);
  expect(withAnswered(Array.from({ length: 200 }, String), 'new')).toHaveLength(200);
});

test('OPS-13 the beginning of a text is cut between words, or anywhere in one without spaces', () => {
  expect(beginningOf('<p>Short &amp; plain</p>')).toBe('Short & plain');
  const cut = beginningOf('word '.repeat(60));
  expect(cut.endsWith('word…')).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(161);
  expect(beginningOf('ก'.repeat(300))).toBe(`${'ก'.repeat(160)}…`);
});
