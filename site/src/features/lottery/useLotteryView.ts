import { decideGate, type LotteryView, lotteryListNeedsPlayer, parseLotteryView, viewerOf } from '@baize/domain';
import { useCallback, useMemo } from 'react';
import { usePage, useSiteNavigate } from '../../core/routing/navigation.tsx';
import { useGate } from '../../core/routing/useGate.ts';
import { useServices } from '../../core/services/services.ts';
import { lotteryFamily, viewPath } from './viewPath.ts';

/** The page is its address: a link shows the same lottery, list and records, and back undoes a choice (NAV-05). */
export function useLotteryView() {
  const { session } = useServices();
  const { pathname, search } = usePage();
  const navigate = useSiteNavigate();
  const gate = useGate();
  const family = lotteryFamily(pathname);
  const view = useMemo(() => parseLotteryView(new URLSearchParams(search), family), [search, family]);

  const hrefOf = useCallback(
    (change: Partial<LotteryView>) => viewPath(pathname, { ...view, ...change }),
    [pathname, view],
  );
  const change = useCallback(
    (next: Partial<LotteryView>) => {
      const own = (next.list && lotteryListNeedsPlayer(next.list)) || next.records === 'bets';
      if (own && !gate(decideGate(viewerOf(session.get())))) return;
      navigate(hrefOf(next));
    },
    [gate, session, navigate, hrefOf],
  );
  return { view, family, hrefOf, change };
}
