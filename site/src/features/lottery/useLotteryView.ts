import {
  decideGate,
  type LotteryView,
  lotteryListNeedsPlayer,
  parseLotteryView,
  printLotteryView,
  viewerOf,
} from '@baize/domain';
import { useCallback } from 'react';
import { usePage, useSiteNavigate } from '../../core/routing/navigation.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useAddressView } from '../../core/routing/useAddressView.ts';
import { useGate } from '../../core/routing/useGate.ts';
import { useServices } from '../../core/services/services.ts';

const lotteryFamily = (pathname: string) => (pathname === paths.vnLottery ? 'vn' : 'all');

function viewPath(pathname: string, view: LotteryView): string {
  const family = lotteryFamily(pathname);
  const query = printLotteryView(view, family).toString();
  return (family === 'vn' ? paths.vnLottery : paths.lottery({})) + (query && `?${query}`);
}

/** Keeps the page's state in the address: a link shows the same view, and back undoes a choice (NAV-05). */
export function useLotteryView() {
  const { session } = useServices();
  const { pathname } = usePage();
  const navigate = useSiteNavigate();
  const gate = useGate();
  const family = lotteryFamily(pathname);
  const parse = useCallback((query: URLSearchParams) => parseLotteryView(query, family), [family]);
  const { view, readView } = useAddressView(parse);

  const hrefOf = useCallback(
    (change: Partial<LotteryView>) => viewPath(pathname, { ...view, ...change }),
    [pathname, view],
  );
  const change = useCallback(
    function change(next: Partial<LotteryView>) {
      const own = (next.list && lotteryListNeedsPlayer(next.list)) || next.records === 'bets';
      if (own && !gate(decideGate(viewerOf(session.get())), { next: () => change(next) })) return;
      navigate(viewPath(pathname, { ...readView(), ...next }));
    },
    [gate, session, navigate, pathname, readView],
  );
  return { view, family, hrefOf, change };
}
