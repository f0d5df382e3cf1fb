import { useCallback } from 'react';
import { usePage, useSiteNavigate } from '../../core/routing/navigation.tsx';
import { useAddressView } from '../../core/routing/useAddressView.ts';

/** State of the help centre, held in the address. */
export interface HelpView {
  q: string;
  category: string | null;
  article: string | null;
}

const longestQuery = 200;

const parseHelp = (query: URLSearchParams): HelpView => ({
  q: (query.get('q') ?? '').slice(0, longestQuery),
  category: query.get('category'),
  article: query.get('article'),
});

export function useHelpView(): {
  view: HelpView;
  change: (change: Partial<HelpView>, how?: 'push' | 'replace') => void;
} {
  const { pathname } = usePage();
  const navigate = useSiteNavigate();
  const { view, readView } = useAddressView(parseHelp);
  const change = useCallback(
    (changed: Partial<HelpView>, how: 'push' | 'replace' = 'push') => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...readView(), ...changed })) if (value) query.set(name, value);
      const rest = query.toString();
      navigate(pathname + (rest && `?${rest}`), { replace: how === 'replace' });
    },
    [readView, pathname, navigate],
  );
  return { view, change };
}
