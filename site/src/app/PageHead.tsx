import { use, useEffect, useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { hasText, textOf } from '../core/language/language.ts';
import { usePage, usePageHandle } from '../core/routing/navigation.tsx';
import { type PageHead as Head, pageHead } from '../core/routing/pageHead.ts';
import { useRules } from '../core/services/rules.ts';
import { useBrand, useLanguage } from '../core/services/services.ts';

/** Shows the head of the page, and takes away what the server or the build stamped into the HTML (OPS-13). */
export function PageHead() {
  const { settled } = usePageHandle();
  use(settled());
  const { title, elements } = useHead();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      {elements.map(({ tag: Tag, attributes }) => (
        <Tag key={[Tag, ...Object.values(attributes)].join(' ')} {...attributes} />
      ))}
      <ServedHead />
    </>
  );
}

function useHead(): Head {
  const intl = useIntl();
  const brand = useBrand();
  const rules = useRules();
  const language = useLanguage();
  const { page } = usePageHandle();
  const { pathname, search } = usePage();
  return pageHead({
    brand,
    rules,
    page,
    language,
    pathname,
    origin: ownOrigin,
    query: new URLSearchParams(search),
    text: (id, values) => (hasText(intl, id) ? textOf(intl, id, values) : null),
  });
}

const servedLink = document.querySelector<HTMLLinkElement>('link[rel="canonical"][data-served]');
/** Origin that the build named, where a site has several. */
const ownOrigin = new URL(servedLink?.href ?? location.href).origin;

/** Removes the served elements: the head at once, the data block once it describes another page. */
function ServedHead() {
  const language = useLanguage();
  const { path } = usePageHandle();
  const { pathname } = usePage();
  useLayoutEffect(() => removeServed(':not(script)'), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data block is of this page in this language
  useEffect(() => () => removeServed(''), [language, path, pathname]);
  return null;
}

function removeServed(which: string) {
  for (const element of document.head.querySelectorAll(`[data-served]${which}`)) element.remove();
}
