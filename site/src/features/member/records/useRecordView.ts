import {
  parseAccountView,
  parseBetView,
  parseProfitView,
  printAccountView,
  printBetView,
  printProfitView,
} from '@baize/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLastValue } from '../../../core/browser/useLastValue.ts';
import type { MemberPageKey } from '../../../core/routing/paths.ts';
import { useCentre } from '../../../core/routing/useCentre.ts';

export interface RecordControl<View> {
  view: View;
  hrefOf: (view: View) => string;
  /** Another choice of the same list, in place of the last. */
  choose: (view: View) => void;
  /** Something opened, or another page: back undoes it. */
  step: (view: View) => void;
}

interface Kind<View> {
  page: MemberPageKey;
  parse: (query: URLSearchParams) => View;
  print: (view: View) => URLSearchParams;
}

const bets = { page: 'personalHistoryCopy', parse: parseBetView, print: printBetView } as const;
const account = { page: 'transactionHistory', parse: parseAccountView, print: printAccountView } as const;
const profit = { page: 'personalProfit', parse: parseProfitView, print: printProfitView } as const;

export const useBetView = () => useRecordView(bets);
export const useAccountView = () => useRecordView(account);
export const useProfitView = () => useRecordView(profit);

/** A record's view is its address: a link shows the same rows. While the centre closes, what it showed stays. */
function useRecordView<View>({ page, parse, print }: Kind<View>): RecordControl<View> {
  const [search] = useSearchParams();
  const { hrefOf: pageHref, go } = useCentre();
  const shown = useLastValue(search.get('centre') === page ? search.toString() : null);
  const view = useMemo(() => parse(new URLSearchParams(shown ?? '')), [parse, shown]);
  const hrefOf = useCallback((next: View) => pageHref(page, Object.fromEntries(print(next))), [pageHref, page, print]);
  const choose = useCallback(
    (next: View) => go(page, Object.fromEntries(print(next)), { replace: true }),
    [go, page, print],
  );
  const step = useCallback((next: View) => go(page, Object.fromEntries(print(next))), [go, page, print]);
  return useMemo(() => ({ view, hrefOf, choose, step }), [view, hrefOf, choose, step]);
}
