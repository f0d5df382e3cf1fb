import {
  type AccountView,
  type BetView,
  type ProfitView,
  parseAccountView,
  parseBetView,
  parseProfitView,
  printAccountView,
  printBetView,
  printProfitView,
} from '@baize/domain';
import { useCallback, useMemo } from 'react';
import { useGetLocation } from '../../core/routing/navigation.tsx';
import { type MemberPageKey, readCentre } from '../../core/routing/paths.ts';
import { type CentreControl, useCentre, useCentreQuery } from '../../core/routing/useCentre.ts';

export interface RecordControl<View> {
  view: View;
  hrefOf: (view: View) => string;
  /** Replaces the history entry. */
  choose: (make: (view: View) => View) => void;
  /** Adds a history entry. */
  step: (make: (view: View) => View) => void;
}

export interface RecordKind<View, Key extends string> {
  page: Key;
  parse: (query: URLSearchParams) => View;
  print: (view: View) => URLSearchParams;
  /** Other parameters of the address, such as the tab. */
  within?: Readonly<Record<string, string>>;
}

const bets = { page: 'personalHistoryCopy', parse: parseBetView, print: printBetView } as const;
const account = { page: 'transactionHistory', parse: parseAccountView, print: printAccountView } as const;
const profit = { page: 'personalProfit', parse: parseProfitView, print: printProfitView } as const;

export const useBetView = () => useRecordView<BetView, MemberPageKey>(bets, useCentre());
export const useAccountView = () => useRecordView<AccountView, MemberPageKey>(account, useCentre());
export const useProfitView = () => useRecordView<ProfitView, MemberPageKey>(profit, useCentre());

/** Keeps a record's view in the address, so that links show the same rows; it stays while the dialog closes. */
export function useRecordView<View, Key extends string>(
  { page, parse, print, within }: RecordKind<View, Key>,
  { hrefOf: pageHref, go }: CentreControl<Key>,
): RecordControl<View> {
  const query = useCentreQuery(page);
  const getLocation = useGetLocation();
  const view = useMemo(() => parse(query), [parse, query]);
  const parametersOf = useCallback(
    (next: View) => ({ ...within, ...Object.fromEntries(print(next)) }),
    [within, print],
  );
  const hrefOf = useCallback((next: View) => pageHref(page, parametersOf(next)), [pageHref, page, parametersOf]);
  // React may render later than the next click, so start from the current address.
  const change = useCallback(
    (make: (view: View) => View, replace: boolean) => {
      const next = make(parse(readCentre(new URLSearchParams(getLocation().search))));
      go(page, parametersOf(next), { replace });
    },
    [getLocation, go, page, parse, parametersOf],
  );
  const choose = useCallback((make: (view: View) => View) => change(make, true), [change]);
  const step = useCallback((make: (view: View) => View) => change(make, false), [change]);
  return useMemo(() => ({ view, hrefOf, choose, step }), [view, hrefOf, choose, step]);
}
