import { useCallback, useMemo } from 'react';
import { useNavigate, useSearch, useTrail } from '../app/address.tsx';
import { stepOver, useOverlay } from '../app/useOverlay.ts';
import { type MemberPageKey, memberPageKeys } from '../paths.ts';

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
  const navigate = useNavigate();
  const trail = useTrail();
  const hrefOf = useCallback<CentreControl['hrefOf']>(
    (page, shown) => over('member', { centre: page, ...shown }),
    [over],
  );
  const go = useCallback<CentreControl['go']>(
    (page, shown, { replace = false } = {}) => {
      const now = trail.get();
      navigate(hrefOf(page, shown), { replace, state: replace ? now.state : stepOver(now) });
    },
    [hrefOf, navigate, trail],
  );
  const menuHref = useMemo(() => over('member'), [over]);
  return useMemo(() => ({ hrefOf, menuHref, go }), [hrefOf, menuHref, go]);
}

/** The page of the centre that the address names; null for none, or one that nobody knows. */
export function useCentrePage(): MemberPageKey | null {
  const named = useSearch().get('centre');
  return memberPageKeys.find((key) => key === named) ?? null;
}
