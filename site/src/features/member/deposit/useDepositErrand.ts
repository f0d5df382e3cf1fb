import { readDecimal } from '@baize/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOverlay } from '../../../core/routing/useOverlay.ts';

/** What a deposit is for: how much is missing, and the way back to what it is missing for. */
export interface DepositErrand {
  /** Fills the field in; null where the address says nothing of it. */
  amount: string | null;
  backHref: string | null;
  /** Parameters that go on with the deposit. */
  kept: Record<string, string>;
}

/** The errand that the address names: the agent centre sends those here whose wallet does not reach for a bill. */
export function useDepositErrand(): DepositErrand {
  const [search] = useSearchParams();
  const { hrefOf } = useOverlay();
  const asked = search.get('amount');
  const returnTo = search.get('returnTo');
  return useMemo<DepositErrand>(
    () => ({
      amount: asked !== null && readDecimal(asked) !== null ? asked : null,
      backHref: returnTo === null ? null : hrefOf('agent', Object.fromEntries(new URLSearchParams(returnTo))),
      kept: Object.fromEntries(returnTo === null ? [] : [['returnTo', returnTo]]),
    }),
    [asked, returnTo, hrefOf],
  );
}
