import { safeExternal } from '@baize/domain';
import { catalogueOf, tagOf } from '@baize/messages';
import { type HeadAsked, linksOfPage } from '../../../../site/src/core/routing/pageHead.ts';
import { isListed, pageHeads } from '../../../../site/src/core/routing/pageHeads.ts';

/**
 * Describes a page in schema.org's words: operator and site on the front page, elsewhere the way to the page. Null for
 * pages that search engines do not list, or without an origin. Says only what the page shows (OPS-16).
 */
export function structuredData({ page, origin, ...asked }: HeadAsked): object | null {
  if (page === 'notFound' || origin === null || !isListed(page, asked)) return null;
  const { canonical } = linksOfPage({ ...asked, page, origin });
  const front = linksOfPage({ ...asked, page: 'home', origin, query: new URLSearchParams() }).canonical;
  const graph =
    page === 'home'
      ? [organization({ ...asked, origin }), webSite({ ...asked, origin, canonical })]
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              listItem(1, asked.text('nav.home'), front),
              listItem(2, asked.text(pageHeads[page].title), canonical),
            ],
          },
        ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

type Described = Pick<HeadAsked, 'brand' | 'language'> & { origin: string };

const idOf = (origin: string) => `${origin}/#organization`;

function organization({ brand, language, origin }: Described) {
  const { name, logos, licences, allowedHosts } = brand;
  return {
    '@type': 'Organization',
    '@id': idOf(origin),
    name,
    url: `${origin}/`,
    logo: new URL(logos.light, origin).href,
    ...(licences.length > 0 && {
      hasCredential: licences.map(({ label, link }) => {
        // The footer links the same hosts only.
        const url = safeExternal(link, allowedHosts);
        return {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'license',
          name: labelIn(label, language),
          ...(url && { url }),
        };
      }),
    }),
  };
}

function webSite({ brand, language, origin, canonical }: Described & { canonical: string }) {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: canonical,
    inLanguage: tagOf(catalogueOf(language)),
    publisher: { '@id': idOf(origin) },
  };
}

const listItem = (position: number, name: string | null, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});

function labelIn(label: HeadAsked['brand']['licences'][number]['label'], language: string): string {
  return typeof label === 'string' ? label : (label[language] ?? label.EN ?? Object.values(label)[0] ?? '');
}
