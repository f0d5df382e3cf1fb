import { decideLaunch, type Game, lotteryPath, viewerOf } from '@baize/domain';
import { useCallback } from 'react';
import { useNavigate } from '../app/address.tsx';
import { useServices } from '../app/services.ts';
import { useGate } from '../app/useGate.ts';
import { paths } from '../paths.ts';
import { hasRoute } from '../routes.tsx';

/** Launches a game through the gate (GAM-01 to GAM-04); the page it was chosen on is one step back. A resting game is not launched. */
export function useLaunchGame(): (game: Game) => void {
  const { session } = useServices();
  const gate = useGate();
  const navigate = useNavigate();
  return useCallback(
    (game) => {
      const go = (address: string) => navigate(address, { replace: true });
      const decision = decideLaunch(viewerOf(session.get()), game);
      switch (decision.kind) {
        case 'sign-in':
        case 'need-true-account':
          return void gate(decision);
        case 'maintenance':
          return undefined;
        case 'lottery':
          return go(hasRoute('/lottery') ? lotteryPath(decision.address) : paths.game(game.id));
        case 'lobby':
          return go(`${decision.path}?vendor=${decision.vendor}`);
        case 'choose':
          return go(paths.vendor({ code: decision.vendor, type: game.type }));
        case 'frame':
          return go(paths.game(game.id));
      }
    },
    [session, gate, navigate],
  );
}
