import { type MallView, parseMall } from '@baize/domain';
import { useCallback } from 'react';
import { useSiteNavigate } from '../../core/routing/navigation.tsx';
import { useAddressView } from '../../core/routing/useAddressView.ts';
import { mallPath } from './mallPath.ts';

/** The mall's state is its address: a link shows the same view, and back undoes a choice. */
export function useMallView(): { view: MallView; change: (make: (view: MallView) => MallView) => void } {
  const { view, readView } = useAddressView(parseMall);
  const navigate = useSiteNavigate();
  const change = useCallback(
    (make: (view: MallView) => MallView) => navigate(mallPath(make(readView()))),
    [navigate, readView],
  );
  return { view, change };
}
