import { languageParameter } from '@baize/domain';
import type { BrandDocument } from '@baize/gateway';
import { hasCatalogue } from '@baize/messages';
import { prefixOf, splitPrefix } from '../../../../site/src/core/routing/languagePrefix.ts';
import { plainPath } from '../../../../site/src/core/routing/pagePaths.ts';

/**
 * Returns the address that a request means, with the language as a parameter. Where a brand names languages by the path,
 * an address with the parameter leads to the one with the path, so that old links hold.
 */
export function addressAsked(url: URL, brand: BrandDocument): URL | Response {
  if (brand.addresses !== 'prefix') return url;
  const split = splitPrefix(plainPath(url.pathname), brand);
  const asked = url.searchParams.get(languageParameter);
  const meant = new URL(url);
  if (asked === null) {
    if (!split) return url;
    meant.pathname = split.pathname;
    meant.searchParams.set(languageParameter, split.language);
    return meant;
  }
  meant.searchParams.delete(languageParameter);
  const path = split?.pathname ?? url.pathname;
  const isNamed = asked !== brand.defaultLanguage && brand.languages.includes(asked) && hasCatalogue(asked);
  const start = isNamed ? `/${prefixOf(asked)}` : '';
  const location = start + (start && path === '/' ? '' : path) + meant.search;
  // A path of two slashes would lead to another host.
  return new Response(null, {
    status: 302,
    headers: { location: location.replace(/^\/+/, '/'), 'cache-control': 'no-cache' },
  });
}
