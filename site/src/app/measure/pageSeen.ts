import {
  type OverlayName,
  overlayNames,
  publicArticles,
  type RouteName,
  routeNames,
  unnamedMemberPages,
} from '@baize/domain';
import { pageAt, pagePaths, plainPath } from '../../core/routing/pagePaths.ts';
import { overlayAt } from '../../core/routing/paths.ts';

/**
 * Names a page by its pattern and overlay, never by its address. Null for what no event may name: breaks, checks, limits
 * and articles about them (OPS-22, OPS-23).
 */
export function pageSeen(pathname: string, search: string): { page: RouteName; overlay: OverlayName } | null {
  const key = pageAt(plainPath(pathname));
  const page = routeNames.find((name) => key && name === pagePaths[key][0]);
  const query = new URLSearchParams(search);
  const overlay = overlayNames.find((name) => name === (overlayAt(pathname, query) ?? 'none'));
  const article = query.get('article');
  const isPublic = article === null || publicArticles.some((id) => id === article);
  if (!page || !overlay || !isPublic || unnamedMemberPages.includes(query.get('centre') ?? '')) return null;
  return { page, overlay };
}
