import { describe, expect, test } from 'vitest';
import { pageLinks } from './pageLinks.ts';

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

  test('OPS-14 a page that the default language lacks has the first language that has it for all others', () => {
    const links = pageLinks({ ...page, languages: ['UR'], language: null });
    expect(links).toEqual({
      canonical: 'https://site.example/?lang=UR',
      alternates: [
        { language: 'UR', href: 'https://site.example/?lang=UR' },
        { language: null, href: 'https://site.example/?lang=UR' },
      ],
    });
  });
});
