import { useCallback, useMemo } from 'react';
import { useGetLocation, usePage } from './navigation.tsx';

/**
 * Keeps a view in the page's URL. Base changes on `readView`, which reads the current URL: React may render it only
 * after the next click, and no click may be lost.
 */
export function useAddressView<View>(parse: (query: URLSearchParams) => View): { view: View; readView: () => View } {
  const { search } = usePage();
  const getLocation = useGetLocation();
  const view = useMemo(() => parse(new URLSearchParams(search)), [parse, search]);
  const readView = useCallback(() => parse(new URLSearchParams(getLocation().search)), [parse, getLocation]);
  return { view, readView };
}
