import { decideLaunch, type Game, type LaunchDecision, viewerOf } from '@baize/domain';
import { useCallback } from 'react';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths, withOverlay } from '../../../core/routing/paths.ts';
import { notePress } from '../../../core/routing/pressedFrom.ts';
import { useGate } from '../../../core/routing/useGate.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useServices } from '../../../core/services/services.ts';

/**
 * Launches a game through the gate (GAM-01 to GAM-04), unless it is in maintenance; the page it was chosen on is one
 * step back.
 */
export function useLaunchGame(): (game: Game, how?: 'replace' | 'push') => void {
  const { session, brand } = useServices();
  const gate = useGate();
  const navigate = useSiteNavigate();
  const overlay = useOverlay();
  return useCallback(
    function launch(game, how = 'replace') {
      notePress(location);
      const go = (address: string) => navigate(address, { replace: how === 'replace' });
      const decision = decideLaunch(viewerOf(session.get()), game, brand.freePlay);
      switch (decision.kind) {
        case 'sign-in':
        case 'need-true-account':
          return void gate(decision, {
            game: { ...game, address: addressOf(decideLaunch('player', game), game) },
            next: () => launch(game, how),
          });
        case 'maintenance':
          return undefined;
        case 'choose':
          return overlay.open('vendor', { studio: decision.vendor });
        default:
          return go(addressOf(decision, game));
      }
    },
    [session, brand, gate, navigate, overlay],
  );
}

/** Returns the page that a launch leads to; without one, the game's sheet. */
function addressOf(decision: LaunchDecision, { id }: Pick<Game, 'id'>): string {
  switch (decision.kind) {
    case 'lottery':
      return paths.lottery(decision.address);
    case 'lobby':
      return `${decision.path}?vendor=${decision.vendor}`;
    case 'frame':
    case 'seamless':
    case 'sportsbook':
      return paths.carried(decision.kind, { id });
    default:
      return paths.home + withOverlay(new URLSearchParams(), 'game', { game: id });
  }
}
