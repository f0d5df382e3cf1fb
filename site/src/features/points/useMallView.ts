import { type MallView, parseMall } from '@baize/domain';
import { useCallback, useMemo } from 'react';
import { usePage, useSiteNavigate } from '../../core/routing/navigation.tsx';
import { mallPath } from './mallPath.ts';

/** The mall's state is its address: a link shows the same view, and back undoes a choice. */
export function useMallView(): { view: MallView; go: (view: MallView) => void } {
  const { search } = usePage();
  const navigate = useSiteNavigate();
  const view = useMemo(() => parseMall(new URLSearchParams(search)), [search]);
  const go = useCallback((next: MallView) => navigate(mallPath(next)), [navigate]);
  return { view, go };
}
