import { usePage } from '../app/navigation.tsx';
import { plainPath } from '../routes.tsx';

/** The game type of the page, from its path: `/elott` is ELOTT (NAV-04). */
export const useCategoryType = (): string => plainPath(usePage().pathname).slice(1).toUpperCase();
