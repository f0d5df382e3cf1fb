import { decideGate } from '@baize/domain';
import { useEffect } from 'react';
import { useGate } from '../../core/routing/useGate.ts';
import { useViewer } from '../../core/services/services.ts';

/**
 * Reports if the user may open a player-only overlay; sends others to the login or a warning, even from a shared link
 * (NAV-19).
 */
export function usePlayersOverlay(open: boolean): boolean {
  const gate = useGate();
  const { kind } = decideGate(useViewer());
  useEffect(() => {
    if (open) gate({ kind }, { back: true });
  }, [open, kind, gate]);
  return kind === 'pass';
}
