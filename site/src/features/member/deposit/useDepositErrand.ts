import { readDecimal } from '@baize/domain';
import { useMemo } from 'react';
import { centreParameters } from '../../../core/routing/paths.ts';
import { useCentreQuery } from '../../../core/routing/useCentre.ts';
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
  const query = useCentreQuery('depositv2');
  const { hrefOf } = useOverlay();
  const asked = query.get('amount');
  const returnTo = query.get('returnTo');
  return useMemo<DepositErrand>(
    () => ({
      amount: asked !== null && readDecimal(asked) !== null ? asked : null,
      backHref: returnTo === null ? null : hrefOf('agent', agentParameters(returnTo)),
      kept: Object.fromEntries(returnTo === null ? [] : [['returnTo', returnTo]]),
    }),
    [asked, returnTo, hrefOf],
  );
}

function agentParameters(returnTo: string): Record<string, string> {
  const { centre = '', ...shown } = Object.fromEntries(new URLSearchParams(returnTo));
  return { centre, ...centreParameters(shown) };
}
