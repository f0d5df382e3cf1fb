import { cleanPath, footHelpLines, minimumAge, type PageLinks, pageLinks, pictureSources } from '@baize/domain';
import { catalogueOf, hasCatalogue, type MessageId, tagOf } from '@baize/messages';
import { prefixOf } from './languagePrefix.ts';
import { type HeadKey, isListed, isOffered, type Operator, pageHeads } from './pageHeads.ts';
import { type PageKey, pagePaths } from './pagePaths.ts';

/** Head of a text with an address of its own: an article, a post, an offer or a landing page. */
export interface TextHead {
  title: string;
  description: string;
  picture: string | null;
}

export interface HeadAsked extends Operator {
  page: HeadKey;
  /** Code of a language of the brand. */
  language: string;
  /** Origin of the site; without it there are no addresses in the head. */
  origin: string | null;
  pathname: string;
  query: URLSearchParams;
  /** Text of the address: null if there is none, undefined while that is not known. */
  article?: TextHead | null | undefined;
  /** Codes of the languages that have the page; by default all of the brand, null while they are not known. */
  languages?: readonly string[] | null | undefined;
  /** Returns a message in that language; null while its catalogue is missing. */
  text: (id: MessageId, values?: Record<string, string>) => string | null;
}

/** Element of a head; attributes have React's names, which are HTML's in lower case. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface PageHead {
  title: string;
  elements: HeadElement[];
}

/**
 * Makes the head of a page from its address and its brand. The server, the build and the page's script share it, so
 * that all say the same (OPS-13).
 */
export function pageHead(asked: HeadAsked): PageHead {
  const { brand, page, text } = asked;
  const article = isOffered(page, asked) ? asked.article : null;
  const name = article?.title ?? text(pageHeads[page].title);
  // The brand's name alone while the page's words are missing (FLT-152).
  const title = (name && text('frame.title', { page: name, brand: brand.name })) || brand.name;
  if (page === 'notFound') return { title, elements: [meta({ name: 'robots', content: 'noindex' })] };
  const listed = isListed(page, asked, article);
  const links = asked.origin === null ? null : linksOfPage({ ...asked, page, origin: asked.origin });
  const description = [article?.description || descriptionOf(asked), ...riskLines(asked)].join(' ');
  return {
    title,
    elements: [
      meta({ name: 'description', content: description }),
      ...(listed ? [] : [meta({ name: 'robots', content: 'noindex' })]),
      ...(links ? [link({ rel: 'canonical', href: links.canonical })] : []),
      ...(links && listed && asked.languages !== null ? links.alternates.map(alternate) : []),
      ...openGraph({ ...asked, article }, title, description, links),
    ],
  };
}

interface LinksAsked extends Pick<HeadAsked, 'brand' | 'language' | 'pathname' | 'query' | 'languages'> {
  page: PageKey;
  origin: string;
}

/**
 * Returns the addresses of a page. A language without a catalogue or without the page's text shows another, so it has
 * no address (OPS-14).
 */
export function linksOfPage({ brand, page, language, origin, pathname, query, languages }: LinksAsked): PageLinks {
  const { defaultLanguage } = brand;
  const [path] = pagePaths[page];
  const { parameters = [] } = pageHeads[page];
  const spoken = brand.languages.filter((code) => hasCatalogue(code) && (languages?.includes(code) ?? true));
  return pageLinks({
    origin,
    query: new URLSearchParams([...query].filter(([name]) => parameters.includes(name))),
    path: path.includes(':') ? cleanPath(pathname) : path,
    languages: spoken,
    defaultLanguage,
    prefixOf: brand.addresses === 'prefix' ? prefixOf : undefined,
    language: spoken.includes(language) ? language : null,
  });
}

function descriptionOf(asked: HeadAsked): string {
  const { brand, page, language, text } = asked;
  const { about } = pageHeads[page];
  const { name, texts } = brand;
  // A page that the brand may not offer makes no promise in its head (OPS-17).
  const own = about && isOffered(page, asked) ? text(about) : null;
  return own ?? texts.description[language] ?? texts.description.EN ?? name;
}

/** Returns the sign of the age and the line of help, where the rules ask for them beside every promotion (OPS-17). */
function riskLines({ brand, rules, text }: HeadAsked): string[] {
  const age = rules.values['age.minimum'] > 0 && text('footer.age', { age: `${minimumAge(rules, brand.ageGate)}` });
  const help = footHelpLines(rules).slice(0, 1);
  return [...(age ? [age] : []), ...help.map(({ name, phone }) => (phone ? `${name}: ${phone}.` : `${name}.`))];
}

function openGraph(
  { brand, language, origin, article }: HeadAsked,
  title: string,
  description: string,
  links: PageLinks | null,
) {
  const { name, logos, imageOrigins } = brand;
  const [own] = pictureSources(article?.picture ?? null, imageOrigins);
  const address = own ?? logos.picture ?? logos.light;
  const picture = origin !== null || !address.startsWith('/') ? new URL(address, origin ?? undefined) : null;
  const graph = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    ...(links && { 'og:url': links.canonical }),
    ...(picture && { 'og:image': picture.href }),
    'og:locale': tagOf(catalogueOf(language)).replace('-', '_'),
  };
  return [
    ...Object.entries(graph).map(([property, content]) => meta({ property, content })),
    meta({ name: 'twitter:card', content: own || logos.picture ? 'summary_large_image' : 'summary' }),
  ];
}

const alternate = ({ language, href }: PageLinks['alternates'][number]) =>
  link({ rel: 'alternate', hrefLang: language ? tagOf(language) : 'x-default', href });

const meta = (attributes: Record<string, string>): HeadElement => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });
