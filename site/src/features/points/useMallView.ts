import { type MallView, parseMall } from '@baize/domain';
import { useCallback } from 'react';
import { useSiteNavigate } from '../../core/routing/navigation.tsx';
import { useAddressView } from '../../core/routing/useAddressView.ts';
import { mallPath } from './mallPath.ts';

/** Keeps the mall's state in the address: a link shows the same view, and back undoes a choice. */
export function useMallView(): { view: MallView; change: (make: (view: MallView) => MallView) => void } {
  const { view, readView } = useAddressView(parseMall);
  const navigate = useSiteNavigate();
  const change = useCallback(
    (make: (view: MallView) => MallView) => navigate(mallPath(make(readView()))),
    [navigate, readView],
  );
  return { view, change };
}
