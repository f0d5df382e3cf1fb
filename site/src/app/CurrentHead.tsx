import { catalogueOf, tagOf } from '@baize/messages';
import { Suspense, useState } from 'react';
import { useStore } from '../core/browser/createStore.ts';
import { useHasInteracted } from '../core/browser/useHasInteracted.ts';
import { Boundary } from '../core/loading/Boundary.tsx';
import { lazyPart } from '../core/loading/chunks.ts';
import { usePage } from '../core/routing/navigation.tsx';
import { pageText } from '../core/routing/pageText.ts';
import { useLanguage } from '../core/services/services.ts';

const { component: PageHead } = lazyPart(() => import('./PageHead.tsx').then(({ PageHead }) => PageHead), ['footer']);

const firstPath = location.pathname;

/**
 * Keeps the head that came with the HTML until the first press, as it says the same already. Another page, language or
 * text, and a page without a head, gets its own at once.
 */
export function CurrentHead() {
  const { pathname, search } = usePage();
  const [firstSearch] = useState(search);
  const language = useLanguage();
  const inUse = useHasInteracted();
  const article = useStore(pageText);
  const isFirst = pathname === firstPath && search === firstSearch;
  if (isFirst && !inUse && isServed(language, article?.title ?? '')) return null;
  return (
    <Boundary reset={pathname} unseen>
      <Suspense>
        <PageHead isFirst={isFirst} />
      </Suspense>
    </Boundary>
  );
}

/** Reports whether the HTML came with a head in this language, and of this text. */
function isServed(language: string, title: string): boolean {
  const locale = document.querySelector<HTMLMetaElement>('meta[property="og:locale"][data-served]')?.content;
  return locale === tagOf(catalogueOf(language)).replace('-', '_') && document.title.includes(title);
}
