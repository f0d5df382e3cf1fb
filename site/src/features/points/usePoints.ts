import type { MallView, Purse } from '@baize/domain';
import { pointBalance, pointConfig } from '@baize/gateway';
import { useMemo } from 'react';
import { useBrand, useLanguage, usePlays, useServices } from '../../core/services/services.ts';
import { useBalance } from '../../data/player.ts';
import { useEndpoint } from '../../data/useEndpoint.ts';

const day = 86_400_000;

/** Loads the player's points; loads nothing for visitors and trial accounts. */
export const usePointBalance = () => useEndpoint(pointBalance, usePlays() ? {} : null);

export const usePointConfig = () => useEndpoint(pointConfig, { language: useLanguage() });

export function usePurse(): Purse {
  const points = usePointBalance().value?.points ?? null;
  const money = useBalance().value?.amount ?? null;
  const { digits } = useBrand().currency;
  return useMemo(() => ({ points, money, digits }), [points, money, digits]);
}

/** Returns the start of the last `days` as a request parameter; empty for all time. */
export function useSince(days: MallView['days']): { since?: string } {
  const { now } = useServices();
  return useMemo(
    () => (days ? { since: String(Math.floor(now() / day + 1) * day - Number(days) * day) } : {}),
    [days, now],
  );
}
