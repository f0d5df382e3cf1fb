import { pageLinks } from '@baize/domain';
import { tagOf } from '@baize/messages';
import { use } from 'react';
import { useText } from '../language/useText.ts';
import { notFound, plainPath } from '../routes.tsx';
import { usePage } from './address.tsx';
import type { Head, Route } from './route.ts';
import { useBrand, useLanguage } from './services.ts';

/** What search engines and shared links read: description, canonical address, Open Graph, the other languages (NAV-21). */
export function PageHead({ route }: { route: Route }) {
  const head = use(route.settled());
  if (route === notFound) return <meta name="robots" content="noindex" />;
  return head && <KnownPage route={route} head={head} />;
}

function KnownPage({ route, head }: { route: Route; head: Head }) {
  const text = useText();
  const { name, languages, defaultLanguage, texts, logos } = useBrand();
  const language = useLanguage();
  const { pathname, search } = usePage();
  const [first = '/'] = route.paths;
  const { origin } = location;
  const { canonical, alternates } = pageLinks({
    ...{ origin, languages, defaultLanguage, language },
    path: first.includes(':') ? plainPath(pathname) : first,
    query: new URLSearchParams(search),
  });
  const about = head.about ? text(head.about) : (texts.description[language] ?? texts.description.EN ?? name);
  const graph = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': text('frame.title', { page: text(head.title), brand: name }),
    'og:description': about,
    'og:url': canonical,
    'og:image': new URL(logos.light, origin).href,
    'og:locale': tagOf(language).replace('-', '_'),
  };
  return (
    <>
      <meta name="description" content={about} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language: code, href }) => (
        <link key={code ?? ''} rel="alternate" hrefLang={code ? tagOf(code) : 'x-default'} href={href} />
      ))}
      {Object.entries(graph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  );
}
