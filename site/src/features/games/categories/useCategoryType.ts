import { usePage } from '../../../core/routing/navigation.tsx';
import { plainPath } from '../../../core/routing/pagePaths.ts';

/** Returns the page's game type from its path: `/elott` is ELOTT (NAV-04). */
export const useCategoryType = (): string => plainPath(usePage().pathname).slice(1).toUpperCase();
