import { decideLaunch, type Game, viewerOf } from '@baize/domain';
import { useEffect } from 'react';
import { useSiteNavigate } from '../../core/routing/navigation.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useBrand, useSession } from '../../core/services/services.ts';

/**
 * Redirects lotteries to their own page, because no frame runs them (GAM-03), and reports if it does. `byId` is false
 * for a vendor, whose code names no single lottery.
 */
export function useLotteryInstead(game: Game | null, byId: boolean): boolean {
  const viewer = viewerOf(useSession());
  const { freePlay } = useBrand();
  const navigate = useSiteNavigate();
  const decision = game ? decideLaunch(viewer, game, freePlay) : null;
  const address = decision?.kind === 'lottery' ? decision.address : null;
  const href = address && paths.lottery(byId ? address : { ...address, gameCode: '' });
  useEffect(() => {
    if (href) navigate(href, { replace: true });
  }, [href, navigate]);
  return href !== null;
}
