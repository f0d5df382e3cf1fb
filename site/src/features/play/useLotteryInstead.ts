import { decideLaunch, type Game, viewerOf } from '@baize/domain';
import { useEffect } from 'react';
import { useSiteNavigate } from '../../core/routing/navigation.tsx';
import { paths } from '../../core/routing/paths.ts';
import { useSession } from '../../core/services/services.ts';

/**
 * Leads to the lottery page when the game asked for is a lottery: the site plays it itself, and no frame has it (GAM-03). `byId` is false
 * for a vendor, whose own code names none of its lotteries. Answers whether it leads away.
 */
export function useLotteryInstead(game: Game | null, byId: boolean): boolean {
  const viewer = viewerOf(useSession());
  const navigate = useSiteNavigate();
  const decision = game ? decideLaunch(viewer, game) : null;
  const address = decision?.kind === 'lottery' ? decision.address : null;
  const href = address && paths.lottery(byId ? address : { ...address, gameCode: '' });
  useEffect(() => {
    if (href) navigate(href, { replace: true });
  }, [href, navigate]);
  return href !== null;
}
