import { decideLaunch, type Game, viewerOf } from '@baize/domain';
import { useCallback } from 'react';
import { useSiteNavigate } from '../../../core/routing/navigation.tsx';
import { paths } from '../../../core/routing/paths.ts';
import { useGate } from '../../../core/routing/useGate.ts';
import { useOverlay } from '../../../core/routing/useOverlay.ts';
import { useServices } from '../../../core/services/services.ts';

/** Launches a game through the gate (GAM-01 to GAM-04); the page it was chosen on is one step back. A resting game is not launched. */
export function useLaunchGame(): (game: Game, how?: 'replace' | 'push') => void {
  const { session } = useServices();
  const gate = useGate();
  const navigate = useSiteNavigate();
  const overlay = useOverlay();
  return useCallback(
    function launch(game, how = 'replace') {
      const go = (address: string) => navigate(address, { replace: how === 'replace' });
      const decision = decideLaunch(viewerOf(session.get()), game);
      switch (decision.kind) {
        case 'sign-in':
        case 'need-true-account':
          // The login has taken the place of what the game was chosen in.
          return void gate(decision, { game, next: () => launch(game, 'push') });
        case 'maintenance':
          return undefined;
        case 'lottery':
          return go(paths.lottery(decision.address));
        case 'lobby':
          return go(`${decision.path}?vendor=${decision.vendor}`);
        case 'choose':
          return overlay.open('vendor', { studio: decision.vendor });
        case 'frame':
        case 'seamless':
        case 'sportsbook':
          return go(paths.carried(decision.kind, { id: game.id }));
      }
    },
    [session, gate, navigate, overlay],
  );
}
