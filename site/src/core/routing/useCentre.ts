import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetLocation, useSiteNavigate } from './navigation.tsx';
import { stepOver } from './overlayAddress.ts';
import { type MemberPageKey, memberPageKeys } from './paths.ts';
import { useOverlay } from './useOverlay.ts';

export interface CentreControl {
  /** A page of the centre as an address, with what it shows: a record's view, the movement that is opened. */
  hrefOf: (page: MemberPageKey, shown?: Record<string, string>) => string;
  /** The menu alone, which a phone shows first. */
  menuHref: string;
  /** Shows a page otherwise: as a step that back undoes, or in place of what was shown. */
  go: (page: MemberPageKey, shown?: Record<string, string>, how?: { replace?: boolean }) => void;
}

/** How parts of the site lead into the member centre, and its pages on from there. */
export function useCentre(): CentreControl {
  const { hrefOf: over } = useOverlay();
  const navigate = useSiteNavigate();
  const getLocation = useGetLocation();
  const hrefOf = useCallback<CentreControl['hrefOf']>(
    (page, shown) => over('member', { centre: page, ...shown }),
    [over],
  );
  const go = useCallback<CentreControl['go']>(
    (page, shown, { replace = false } = {}) => {
      const now = getLocation();
      navigate(hrefOf(page, shown), { replace, state: replace ? now.state : stepOver(now) });
    },
    [hrefOf, navigate, getLocation],
  );
  const menuHref = useMemo(() => over('member'), [over]);
  return useMemo(() => ({ hrefOf, menuHref, go }), [hrefOf, menuHref, go]);
}

/** The page of the centre that the address names; null for none, or an unknown one. */
export function useCentrePage(): MemberPageKey | null {
  const [search] = useSearchParams();
  const named = search.get('centre');
  return memberPageKeys.find((key) => key === named) ?? null;
}
