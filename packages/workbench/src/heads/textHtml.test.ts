import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainHtml, stampText } from './textHtml.ts';

test.each([
  ['<p class="a" onclick="x()">Five &amp; six < seven</p>', '<p>Five &amp; six &#60; seven</p>'],
  ['<script>alert(1)</script><P>a</P>', '<p>a</p>'],
  ['<scr<script>x</script>ipt>alert(1)</script>', ' alert(1) '],
  ['<img src=x onerror=alert(1)>text', ' text'],
  ['<!-- a --><ul><li>one</li></ul><!--', '<ul><li>one</li></ul>'],
  ['<a href="javascript:x">link</a>', ' link '],
  ['</article></div><svg><p>in</p></svg>', '  '],
])('OPS-07 SAF-01 the text %s becomes %s', (html, plain) => {
  expect(plainHtml(html)).toBe(plain);
});

test('OPS-07 SAF-01 whatever is written, no attribute and no other element is in the page', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    'p',
    'script',
    'img',
    ' ',
    '"',
    "'",
    'onerror=x',
    '<!--',
    '-->',
    '&lt;',
    '<p>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
      const tags = plainHtml(parts.join('')).match(/<[^>]*>?/g) ?? [];
      expect(tags.filter((tag) => !/^<\/?p>$/.test(tag))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

test('APP-04 stamping a text again replaces the earlier one, and a page without a text has none', () => {
  const page = '<div id="root"><!--fallback--><!--/fallback--></div>';
  const text = { title: 'A <b>', html: '<p>one</p>', language: 'UR' };
  const once = stampText(page, text);
  expect(once).toBe(
    '<div id="root"><!--fallback--><!--/fallback--><!--text--><article hidden lang="ur" dir="rtl"><h1>A &#60;b&#62;</h1><p>one</p></article><!--/text--></div>',
  );
  expect(stampText(once, { ...text, html: '<p>two</p>' })).toBe(once.replace('one', 'two'));
  expect(stampText(once, null)).toBe(page);
  expect(stampText(page, { ...text, html: '' })).toBe(page);
});
