import { usePage } from '../../core/routing/navigation.tsx';
import { plainPath } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';

/** Returns which legal text the page shows; also the id of its help article. */
export function useLegalKind(): 'terms' | 'privacy' {
  return plainPath(usePage().pathname) === paths.privacy ? 'privacy' : 'terms';
}
