import { cleanPath, pageLinks } from '@baize/domain';
import { tagOf } from '@baize/messages';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { hasText, textOf } from '../core/language/language.ts';
import { usePage, usePageHandle } from '../core/routing/navigation.tsx';
import type { PageHandle } from '../core/routing/pageRoute.tsx';
import { useBrand, useLanguage } from '../core/services/services.ts';
import { usePageTitle } from './usePageTitle.ts';

export function PageHead() {
  const handle = usePageHandle();
  use(handle.settled());
  if (handle.path === '*') return <meta name="robots" content="noindex" />;
  return <KnownPage {...handle} />;
}

function KnownPage({ path, title, about }: PageHandle) {
  const intl = useIntl();
  const shownTitle = usePageTitle(title);
  const { name, languages, defaultLanguage, texts, logos } = useBrand();
  const language = useLanguage();
  const { pathname, search } = usePage();
  const { origin } = location;
  const { canonical, alternates } = pageLinks({
    origin,
    languages,
    defaultLanguage,
    language,
    path: path.includes(':') ? cleanPath(pathname) : path,
    query: new URLSearchParams(search),
  });
  const description =
    about && hasText(intl, about) ? textOf(intl, about) : (texts.description[language] ?? texts.description.EN ?? name);
  const graph = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': shownTitle,
    'og:description': description,
    'og:url': canonical,
    'og:image': new URL(logos.picture ?? logos.light, origin).href,
    'og:locale': tagOf(language).replace('-', '_'),
  };
  return (
    <>
      <meta name="description" content={description} />
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
