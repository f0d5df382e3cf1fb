import { readDecimal } from '@baize/domain';
import { useMemo } from 'react';
import { centreParameters } from '../../../core/routing/paths.ts';
import { useCentreQuery } from '../../../core/routing/useCentre.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';

export interface DepositErrand {
  amount: string | null;
  backHref: string | null;
  /** Parameters to keep throughout the deposit. */
  kept: Record<string, string>;
}

/**
 * Reads the purpose of a deposit from the address; the agent centre links here when the balance does not cover a bill.
 */
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
