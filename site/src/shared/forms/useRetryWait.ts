import { waitSeconds } from '@baize/domain';
import type { GatewayError } from '@baize/gateway';
import { systemClock } from '@baize/ui';
import { useMemo } from 'react';
import { useCountdown } from '../../core/browser/useCountdown.ts';

/** Returns the seconds until a form that was sent too often may be sent again, else zero (FLT-005). */
export function useRetryWait(error: GatewayError | null): number {
  const until = useMemo(
    () => (error?.kind === 'too-many' ? systemClock.now() + waitSeconds(error.retryAfter) * 1000 : null),
    [error],
  );
  return useCountdown(until);
}
