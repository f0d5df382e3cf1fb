import { useEffect } from 'react';
import { holdTracking } from '../../core/services/track.ts';
import { useTrackingState } from '../../data/trackingState.ts';

/** Lets nothing be tracked while the player rests, also before an answer about consent (OPS-22). */
export function HoldTracking() {
  const held = useTrackingState() === 'held';
  useEffect(() => {
    holdTracking(held);
    return () => holdTracking(false);
  }, [held]);
  return null;
}
