import { usePage } from '../../../core/routing/navigation.tsx';
import { plainPath } from '../../../core/routing/pagePaths.ts';

/** The game type of the page, from its path: `/elott` is ELOTT (NAV-04). */
export const useCategoryType = (): string => plainPath(usePage().pathname).slice(1).toUpperCase();
