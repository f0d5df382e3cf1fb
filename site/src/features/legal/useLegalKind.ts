import { usePage } from '../../core/routing/navigation.tsx';
import { plainPath } from '../../core/routing/pagePaths.ts';
import { paths } from '../../core/routing/paths.ts';

/** Which of the texts that one agrees to the page is: also the id of its article in the help centre. */
export function useLegalKind(): 'terms' | 'privacy' {
  return plainPath(usePage().pathname) === paths.privacy ? 'privacy' : 'terms';
}
