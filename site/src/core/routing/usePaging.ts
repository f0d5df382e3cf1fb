import { readPage } from '@baize/domain';
import { useCallback, useMemo } from 'react';
import { usePage, useSiteNavigate } from './navigation.tsx';

export function usePaging() {
  const { pathname, search } = usePage();
  const navigate = useSiteNavigate();
  const page = useMemo(() => readPage(new URLSearchParams(search).get('page')), [search]);
  const hrefOf = useCallback(
    (to: number) => {
      const query = new URLSearchParams(search);
      query.delete('open');
      if (to > 1) query.set('page', String(to));
      else query.delete('page');
      const rest = query.toString();
      return pathname + (rest && `?${rest}`);
    },
    [pathname, search],
  );
  const onSelect = useCallback(
    (to: number) => {
      navigate(hrefOf(to));
      scrollTo(0, 0);
    },
    [navigate, hrefOf],
  );
  return { page, hrefOf, onSelect };
}
