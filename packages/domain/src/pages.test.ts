import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherDomains, sameAddressAt } from './domains.ts';
import { pageLinks } from './pageLinks.ts';
import { pageOf, readPage } from './paging.ts';

describe('pages of a list', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7];
  test.each([
    ['1', [1, 2, 3], 1],
    ['3', [7], 3],
    ['99', [7], 3],
    ['0', [1, 2, 3], 1],
    ['-1', [1, 2, 3], 1],
    ['x', [1, 2, 3], 1],
    [null, [1, 2, 3], 1],
  ])('NTC-06 page %s of seven', (asked, items, page) => {
    expect(pageOf(seven, asked, 3)).toEqual({ items, page, total: 3 });
  });

  test('NTC-06 an empty list has one empty page', () => {
    expect(pageOf([], '4', 3)).toEqual({ items: [], page: 1, total: 1 });
  });

  test('NTC-06 the pages together are the list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
        const { total } = pageOf(items, '1', size);
        const all = Array.from({ length: total }, (_, place) => pageOf(items, String(place + 1), size).items).flat();
        expect(all).toEqual(items);
        expect(readPage(String(total))).toBe(total);
      }),
    );
  });
});

describe('other addresses of the site', () => {
  const here = 'https://one.example';
  const two = 'https://two.example';
  test.each([
    [[here, two], [here, two], [two]],
    [[here, two], null, [two]],
    [[here, two], [here], []],
    [[here], [here, 'https://thief.example'], []],
    [[here, two, two], [two], [two]],
  ])('APP-12 of %j, routed to %j', (listed, routed, offered) => {
    expect(otherDomains(listed, routed, here)).toEqual(offered);
  });

  test('APP-12 the same page is kept, and never another host', () => {
    expect(sameAddressAt(two, '/rng?vendor=OMB')).toBe('https://two.example/rng?vendor=OMB');
    expect(sameAddressAt(two, '//thief.example/x')).toBe(two);
  });
});

describe('what search engines know a page by', () => {
  const page = {
    origin: 'https://site.example',
    path: '/',
    query: new URLSearchParams('modal=login&vendor=OMB'),
    languages: ['EN', 'UR'],
    defaultLanguage: 'EN',
    language: 'EN',
  };

  test('NAV-21 one address for each language, the default one plain', () => {
    const links = pageLinks(page);
    expect(links.canonical).toBe('https://site.example/');
    expect(links.alternates).toEqual([
      { language: 'EN', href: 'https://site.example/' },
      { language: 'UR', href: 'https://site.example/?lang=UR' },
      { language: null, href: 'https://site.example/' },
    ]);
    expect(pageLinks({ ...page, language: 'UR' }).canonical).toBe('https://site.example/?lang=UR');
  });

  test('NAV-21 what makes another page stays in its address, what makes a view does not', () => {
    const query = new URLSearchParams('id=p-daily&page=2&modal=login');
    expect(pageLinks({ ...page, path: '/promoDetail', query }).canonical).toBe(
      'https://site.example/promodetail?id=p-daily',
    );
  });
});
