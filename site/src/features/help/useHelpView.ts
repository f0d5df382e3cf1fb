import { useCallback, useMemo } from 'react';
import { usePage, useSiteNavigate } from '../../core/routing/navigation.tsx';

/** What of the help centre is shown; all of it stands in the address. */
export interface HelpView {
  /** What is searched for. */
  q: string;
  category: string | null;
  /** The article that is open. */
  article: string | null;
}

const longestQuery = 200;

export function useHelpView(): {
  view: HelpView;
  change: (change: Partial<HelpView>, how?: 'push' | 'replace') => void;
} {
  const { pathname, search } = usePage();
  const navigate = useSiteNavigate();
  const view = useMemo((): HelpView => {
    const query = new URLSearchParams(search);
    return {
      q: (query.get('q') ?? '').slice(0, longestQuery),
      category: query.get('category'),
      article: query.get('article'),
    };
  }, [search]);
  const change = useCallback(
    (changed: Partial<HelpView>, how: 'push' | 'replace' = 'push') => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...view, ...changed })) if (value) query.set(name, value);
      const rest = query.toString();
      navigate(pathname + (rest && `?${rest}`), { replace: how === 'replace' });
    },
    [view, pathname, navigate],
  );
  return { view, change };
}
