import { waitSeconds } from '@baize/domain';
import type { GatewayError } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { useMemo } from 'react';
import { useCountdown } from '../../core/browser/useCountdown.ts';

/** Seconds until a refused form may be sent again; zero unless it was sent too often (FLT-005). */
export function useRetryWait(error: GatewayError | null): number {
  const until = useMemo(
    () => (error?.kind === 'too-many' ? systemClock.now() + waitSeconds(error.retryAfter) * 1000 : null),
    [error],
  );
  return useCountdown(until);
}
