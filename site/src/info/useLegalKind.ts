import { usePage } from '../app/navigation.tsx';
import { paths } from '../paths.ts';
import { plainPath } from '../routes.tsx';

/** Which of the texts that one agrees to the page is: also the id of its article in the help centre. */
export function useLegalKind(): 'terms' | 'privacy' {
  return plainPath(usePage().pathname) === paths.privacy ? 'privacy' : 'terms';
}
