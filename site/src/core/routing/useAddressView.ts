import { useCallback, useMemo } from 'react';
import { useGetLocation, usePage } from './navigation.tsx';

/**
 * A view that stands in the address of the page. A change starts from `readView`, what the address says when something is pressed:
 * React may render an address later than the next press, and neither press is to be lost.
 */
export function useAddressView<View>(parse: (query: URLSearchParams) => View): { view: View; readView: () => View } {
  const { search } = usePage();
  const getLocation = useGetLocation();
  const view = useMemo(() => parse(new URLSearchParams(search)), [parse, search]);
  const readView = useCallback(() => parse(new URLSearchParams(getLocation().search)), [parse, getLocation]);
  return { view, readView };
}
