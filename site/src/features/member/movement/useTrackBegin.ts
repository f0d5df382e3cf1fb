import { useEffect } from 'react';
import { useGetLocation } from '../../../core/routing/navigation.tsx';
import { placeOf } from '../../../core/routing/pressedFrom.ts';
import { track } from '../../../core/services/track.ts';

/** Tracks that a form of a payment is there, once for each opening. */
export function useTrackBegin(kind: 'deposit' | 'withdrawal', ready: boolean): void {
  const getLocation = useGetLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, whatever becomes of the address
  useEffect(() => {
    if (!ready) return;
    if (kind === 'deposit') track('deposit_started', { from: placeOf(getLocation()) });
    else track('withdrawal_started', {});
  }, [ready]);
}
