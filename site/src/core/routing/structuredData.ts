import { pictureSources, safeExternal } from '@baize/domain';
import { catalogueOf, tagOf } from '@baize/messages';
import { type HeadAsked, linksOfPage } from './pageHead.ts';
import { isListed, pageHeads } from './pageHeads.ts';
import type { PageKey } from './pagePaths.ts';

export interface DataAsked extends HeadAsked {
  /** Day of the text of the page, ms since 1970; null if it is not known. */
  changed?: number | null;
}

/**
 * Describes a page in schema.org's words: operator and site on the front page, elsewhere the way to the page, and a post
 * with its day. Null for pages that search engines do not list, or without an origin. Says only what the page shows
 * (OPS-16).
 */
export function structuredData({ page, origin, ...asked }: DataAsked): object | null {
  if (page === 'notFound' || origin === null || !isListed(page, asked, asked.article)) return null;
  const { canonical } = linksOfPage({ ...asked, page, origin });
  const linkOf = (key: PageKey) =>
    linksOfPage({ ...asked, page: key, origin, query: new URLSearchParams(), languages: undefined }).canonical;
  const front = { name: asked.text('nav.home'), item: linkOf('home') };
  const graph =
    page === 'home'
      ? [organization({ ...asked, origin }), webSite({ ...asked, origin, canonical })]
      : [breadcrumbs([front, ...wayTo(page, canonical, asked, linkOf)]), ...posting(page, canonical, asked, origin)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

interface Crumb {
  name: string | null;
  item: string;
}

/** Pages above a text. */
const above: Partial<Record<PageKey, PageKey>> = { help: 'help', article: 'blog', promotion: 'promotions' };

function wayTo(page: PageKey, canonical: string, { article, text }: Data, linkOf: (key: PageKey) => string): Crumb[] {
  if (!article) return [{ name: text(pageHeads[page].title), item: canonical }];
  const over = above[page];
  const own = { name: article.title, item: canonical };
  return over ? [{ name: text(pageHeads[over].title), item: linkOf(over) }, own] : [own];
}

const breadcrumbs = (crumbs: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, item }, at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
});

type Data = Omit<DataAsked, 'page' | 'origin'>;

function posting(page: PageKey, url: string, { brand, article, language, changed = null }: Data, origin: string) {
  if (page !== 'article' || !article) return [];
  const [picture] = pictureSources(article.picture, brand.imageOrigins);
  return [
    {
      '@type': 'BlogPosting',
      headline: article.title,
      ...(article.description && { description: article.description }),
      url,
      inLanguage: tagOf(language),
      ...(picture && { image: new URL(picture, origin).href }),
      ...(changed !== null && { datePublished: new Date(changed).toISOString().slice(0, 10) }),
      publisher: { '@id': idOf(origin) },
    },
  ];
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

function labelIn(label: HeadAsked['brand']['licences'][number]['label'], language: string): string {
  return typeof label === 'string' ? label : (label[language] ?? label.EN ?? Object.values(label)[0] ?? '');
}
