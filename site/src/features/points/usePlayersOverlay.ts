import { decideGate } from '@baize/domain';
import { useEffect } from 'react';
import { useGate } from '../../core/routing/useGate.ts';
import { useViewer } from '../../core/services/services.ts';

/** Whether the one who looks may use an overlay of players; others are led to the login or the warning, from a shared link too (NAV-19). */
export function usePlayersOverlay(open: boolean): boolean {
  const gate = useGate();
  const { kind } = decideGate(useViewer());
  useEffect(() => {
    if (open) gate({ kind }, { back: true });
  }, [open, kind, gate]);
  return kind === 'pass';
}
