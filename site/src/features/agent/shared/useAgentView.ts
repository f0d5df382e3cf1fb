import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLastValue } from '../../../core/browser/useLastValue.ts';
import type { AgentPageKey } from '../../../core/routing/agentPageKeys.ts';
import { useGetLocation } from '../../../core/routing/navigation.tsx';
import { useAgentCentre } from '../../../core/routing/useCentre.ts';
import type { RecordControl } from '../../member/records/useRecordView.ts';

interface Place<View> {
  page: AgentPageKey;
  parse: (query: URLSearchParams) => View;
  print: (view: View) => URLSearchParams;
  /** What else the address of the view holds, such as the tab that it stands in. */
  within?: Readonly<Record<string, string>>;
}

/** What a list of the agent centre shows is its address, as with the records of the member centre. */
export function useAgentView<View>({ page, parse, print, within }: Place<View>): RecordControl<View> {
  const [search] = useSearchParams();
  const { hrefOf: pageHref, go } = useAgentCentre();
  const getLocation = useGetLocation();
  const shown = useLastValue(search.get('centre') === page ? search.toString() : null);
  const view = useMemo(() => parse(new URLSearchParams(shown ?? '')), [parse, shown]);
  const parametersOf = useCallback(
    (next: View) => ({ ...within, ...Object.fromEntries(print(next)) }),
    [within, print],
  );
  const hrefOf = useCallback((next: View) => pageHref(page, parametersOf(next)), [pageHref, page, parametersOf]);
  // From what the address says by then: React may render it later than the next press.
  const change = useCallback(
    (make: (view: View) => View, replace: boolean) => {
      const next = make(parse(new URLSearchParams(getLocation().search)));
      go(page, parametersOf(next), { replace });
    },
    [getLocation, go, page, parse, parametersOf],
  );
  const choose = useCallback((make: (view: View) => View) => change(make, true), [change]);
  const step = useCallback((make: (view: View) => View) => change(make, false), [change]);
  return useMemo(() => ({ view, hrefOf, choose, step }), [view, hrefOf, choose, step]);
}
