import { type SearchKind, searchKinds, searchTerm } from '@baize/domain';
import { useLocation } from 'react-router-dom';
import { useTyped } from '../../core/browser/useTyped.ts';
import { useOverlay } from '../../core/routing/useOverlay.ts';

export function useSearchView(open: boolean) {
  const overlay = useOverlay();
  const params = new URLSearchParams(useLocation().search);
  const term = searchTerm(params.get('find') ?? '');
  const kind = searchKinds.find((each) => each === params.get('find-kind')) ?? null;
  const named = params.get('find-page') ?? '';
  const page = /^[1-9]\d{0,2}$/.test(named) ? Number(named) : 1;
  const { typed, type } = useTyped(term, (words) => {
    // The dialog may have closed before the debounce ended.
    if (open) overlay.open('search', detailOf(searchTerm(words), null));
  });
  return {
    term,
    kind,
    page,
    typed,
    type,
    hrefOf: (shown: SearchKind | null, at = 1) => overlay.hrefOf('search', detailOf(term, shown, at)),
    show: (shown: SearchKind | null, at = 1) => overlay.open('search', detailOf(term, shown, at)),
  };
}

function detailOf(find: string, kind: SearchKind | null, page = 1): Record<string, string> {
  return {
    ...(find && { find }),
    ...(kind && { 'find-kind': kind }),
    ...(page > 1 && { 'find-page': String(page) }),
  };
}
