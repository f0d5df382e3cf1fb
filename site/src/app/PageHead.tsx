import { codeOf } from '@baize/messages';
import { use, useEffect, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from '../core/browser/createStore.ts';
import { hasText, textOf } from '../core/language/language.ts';
import { usePage, usePageHandle } from '../core/routing/navigation.tsx';
import { type PageHead as Head, pageHead } from '../core/routing/pageHead.ts';
import { pageText } from '../core/routing/pageText.ts';
import { useRules } from '../core/services/rules.ts';
import { useBrand, useLanguage } from '../core/services/services.ts';

interface PageHeadProps {
  /** The page is still the one that came with the HTML. */
  isFirst: boolean;
}

/** Shows the head of the page, and takes away what the server or the build stamped into the HTML (OPS-13). */
export function PageHead({ isFirst }: PageHeadProps) {
  const { settled } = usePageHandle();
  use(settled());
  const { title, elements } = useHead(isFirst);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      {elements.map(({ tag: Tag, attributes }) => (
        <Tag key={[Tag, ...Object.values(attributes)].join(' ')} {...attributes} />
      ))}
      <ServedHead isFirst={isFirst} />
    </>
  );
}

function useHead(isFirst: boolean): Head {
  const intl = useIntl();
  const brand = useBrand();
  const rules = useRules();
  const language = useLanguage();
  const { page } = usePageHandle();
  const { pathname, search } = usePage();
  const article = useStore(pageText) ?? undefined;
  return pageHead({
    brand,
    rules,
    page,
    language,
    pathname,
    origin: ownOrigin,
    query: new URLSearchParams(search),
    article,
    languages: isFirst && servedLanguages ? servedLanguages : article && null,
    text: (id, values) => (hasText(intl, id) ? textOf(intl, id, values) : null),
  });
}

const servedLink = document.querySelector<HTMLLinkElement>('link[rel="canonical"][data-served]');
/** Origin that the build named, where a site has several. */
const ownOrigin = new URL(servedLink?.href ?? location.href).origin;

const servedTags = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang][data-served]')].map(
  ({ hreflang }) => hreflang,
);
/** Codes of the languages that the server named: it knows in which ones a text exists, the page does not. */
const servedLanguages = servedTags.length > 0 ? servedTags.filter((tag) => tag !== 'x-default').map(codeOf) : undefined;

/** Removes the served elements: the head at once, the data block once it describes another page. */
function ServedHead({ isFirst }: PageHeadProps) {
  const language = useLanguage();
  useLayoutEffect(() => removeServed(isFirst ? ':not(script)' : ''), [isFirst]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data block is of this language
  useEffect(() => () => removeServed(''), [language]);
  return null;
}

function removeServed(which: string) {
  for (const element of document.head.querySelectorAll(`[data-served]${which}`)) element.remove();
}
